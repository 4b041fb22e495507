import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { House, Sample } from '../samples.ts'

const typ = 'kontoEinladung'
const params = { typ }
const worte = { betreff: 'Willkommen', einleitung: 'Hallo {vorname},', schluss: 'Bis bald' }

/** As if nobody had worded it yet. */
const unworded = ({ mandant }: House) =>
  mandant.scoped((tx) =>
    tx.run(build.deleteFrom('mailtext').where('mandant_id', '=', mandant.id).where('typ', '=', typ)),
  )

/** How the house words its mails. */
export const MAILTEXT_SAMPLES: Record<string, Sample> = {
  listMailtexte: async () => ({}),
  saveMailtext: async (house) => {
    await unworded(house)
    return { params, body: { de: worte, en: worte } }
  },
  deleteMailtext: async (house) => {
    await unworded(house)
    const row = { mandant_id: house.mandant.id, id: uuidv7(), typ, betreff_de: 'Willkommen' }
    await house.mandant.scoped((tx) => tx.run(build.insertInto('mailtext').values(row)))
    return { params, headers: { 'if-match': '"1"' } }
  },
  renderMailtext: async () => ({ params, body: { de: worte, en: worte } }),
}
