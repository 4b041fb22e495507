import * as wire from '@platzwart/contract/operations/einstellung'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { House, Sample } from '../samples.ts'

const option = 'leseraum.tageImVoraus'
const version = { 'if-match': '"1"' }
let made = 0

async function gruppe({ mandant }: House): Promise<string> {
  const id = uuidv7()
  const row = { mandant_id: mandant.id, id, name: `Gruppe mit Wert ${made++}` }
  await mandant.scoped((tx) => tx.run(build.insertInto('gruppe').values(row)))
  return id
}

/** A value of a group of its own. */
const ofWert =
  (rest: object = {}): Sample =>
  async (house) => {
    const id = uuidv7()
    const gruppe_id = await gruppe(house)
    const row = { mandant_id: house.mandant.id, id, option_name: option, wert: '20', gruppe_id }
    await house.mandant.scoped((tx) => tx.run(build.insertInto('einstellung_wert').values(row)))
    return { params: { id }, ...rest }
  }

/** A change that somebody has just made for a group of its own. */
const ofAenderung: Sample = async (house) => {
  const { app, mandant } = house
  const as = { as: mandant.leitung.token, host: mandant.host }
  const gruppeId = await gruppe(house)
  await app.request(wire.createWert.path, { ...as, body: { name: option, wert: 20, gruppeId } })
  const { json } = await app.request(`${wire.listHistory.path}?option=${option}&limit=200`, as)
  const { items } = json as unknown as { items: { id: string; gruppe: { id: string } | null }[] }
  return { params: { id: items.find((item) => item.gruppe?.id === gruppeId)?.id ?? '' } }
}

/** Values of groups and people, their history, and what comes of them. */
export const EINSTELLUNG_SAMPLES: Record<string, Sample> = {
  listWerte: async () => ({ query: '?schicht=gruppe' }),
  createWert: async (house) => ({ body: { name: option, wert: 20, gruppeId: await gruppe(house) } }),
  showWert: ofWert(),
  updateWert: ofWert({ headers: version, body: { wert: 30 } }),
  deleteWert: ofWert({ headers: version }),
  findPersonen: async () => ({ query: '?suche=anna' }),
  listHistory: async () => ({ query: `?option=${option}` }),
  undoEinstellung: ofAenderung,
  explainEinstellungen: async ({ mandant }) => ({ query: `?benutzerId=${mandant.anna.id}` }),
  countTouched: async () => ({ query: `?option=${option}&wert=30` }),
}
