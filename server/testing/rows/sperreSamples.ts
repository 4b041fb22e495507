import * as wire from '@platzwart/contract/operations/leseraum/sperre'
import type { House, Sample } from '../samples.ts'

function locked(house: House) {
  const { leseraumId, von, bis } = house.slot()
  return { grundrissId: house.mandant.grundrissId, leseraumIds: [leseraumId], von, bis }
}

export const SPERRE_SAMPLES: Record<string, Sample> = {
  lockLeseraeume: async (house) => ({ body: locked(house) }),
  listSperren: async ({ mandant }) => ({ query: `?grundrissId=${mandant.grundrissId}` }),
  releaseSperre: async (house) => {
    const { app, mandant } = house
    const { json } = await app.request(wire.lockLeseraeume.path, {
      as: mandant.leitung.token,
      host: mandant.host,
      body: locked(house),
    })
    return { params: { id: String((json.ids as unknown as string[])[0]) } }
  },
}
