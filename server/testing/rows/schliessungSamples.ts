import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import type { House, Sample } from '../samples.ts'
import { matchOf } from './matchOf.ts'

/** A day of its own for each: far from where other samples book, so that it hits one booking of its own at most. */
let day = 0
function closed({ mandant }: House) {
  const tag = Temporal.PlainDate.from('2027-03-01').add({ days: day++ }).toString()
  const zeiten = [
    { gueltigVon: tag, gueltigBis: tag, von: '08:00', bis: '18:00', status: 'geschlossen', grund: '' },
  ]
  return { sonder: { grundrissId: mandant.grundrissId, zeiten } }
}

const params = { anlass: 'sonder' }

/** As whoever keeps everything is shown it. */
async function looked({ app, mandant }: House, body: object): Promise<string> {
  const { json } = await app.request(address(wire.proposeSchliessung, { anlass: 'sonder' }), {
    as: mandant.leitung.token,
    host: mandant.host,
    body,
  })
  return String(json.stand)
}

async function asked(house: House) {
  const body = closed(house)
  const stand = await looked(house, body)
  const { mandant } = house
  return {
    params,
    headers: await matchOf(mandant, 'grundriss', mandant.grundrissId),
    body: { ...body, stand, alle: 'stornieren' },
  }
}

export const SCHLIESSUNG_SAMPLES: Record<string, Sample> = {
  proposeSchliessung: async (house) => ({ params, body: closed(house) }),
  applySchliessung: asked,
  listSchliessungen: async () => ({}),
  undoSchliessung: async (house) => {
    const { app, mandant } = house
    const { headers, body } = await asked(house)
    const { json } = await app.request(address(wire.applySchliessung, { anlass: 'sonder' }), {
      as: mandant.leitung.token,
      host: mandant.host,
      headers,
      body,
    })
    return { params: { id: String(json.id) } }
  },
}
