import { uuidv7 } from '../../platform/database/uuid.ts'
import { Screen } from '../anzeigegeraet.ts'
import type { House, Sample } from '../samples.ts'

/** A screen of the house, as there is one anew each time. */
async function paired({ mandant }: House): Promise<string> {
  const id = uuidv7()
  await mandant.scoped((tx) =>
    tx.raw(
      `insert into anzeigegeraet (mandant_id, id, art, leseraum_id, name, pruefwert, gekoppelt)
       values ($1, $2, 'anzeige', $3, 'Anzeige', $4, now())`,
      [mandant.id, id, mandant.seats[0], 'a'.repeat(43)],
    ),
  )
  return id
}

/** The screens of a house, and what one asks that is none yet. */
export const ANZEIGEGERAET_SAMPLES: Record<string, Sample> = {
  startKopplung: async ({ mandant }) => ({ body: { art: 'anzeige', ziel: mandant.seats[0] } }),
  takeKopplung: async () => ({}),
  reportAnzeigegeraet: async () => ({ body: {} }),
  liveAnzeigegeraet: async () => ({}),
  readAnzeige: async () => ({}),
  listAnzeigegeraete: async () => ({}),
  pairAnzeigegeraet: async ({ app, mandant }) => ({
    body: { code: await new Screen(app, mandant.host, mandant.seats[0] ?? '').code() },
  }),
  changeAnzeigegeraet: async (house) => ({
    params: { id: await paired(house) },
    headers: { 'if-match': '"1"' },
    body: { name: 'Am Fenster' },
  }),
  revokeAnzeigegeraet: async (house) => ({ params: { id: await paired(house) } }),
}
