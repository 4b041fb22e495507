import { build } from '../platform/database/sql.ts'
import { uuidv7 } from '../platform/database/uuid.ts'
import type { House, Sample } from './samples.ts'

const none: Sample = async () => ({})
let days = 0

/** A trip abroad that waits for the decision of `leitung`; each on a day of its own. */
async function specialTrip({ mandant, flotte }: House): Promise<string> {
  const id = uuidv7()
  const von = Temporal.Instant.from('2028-01-01T08:00:00Z').add({ hours: 24 * days++ })
  const zeitraum = { von, bis: von.add({ hours: 4 }) }
  await mandant.scoped(async (tx) => {
    await tx.run(
      build.insertInto('fahrzeug_buchung').values({
        mandant_id: mandant.id,
        id,
        fahrzeug_id: flotte.bus,
        zeitraum,
        sperrzeitraum: zeitraum,
        status: 'vorgemerkt',
        benutzer_id: flotte.fahrerin.id,
        fahrer_id: flotte.fahrerin.id,
        ausland: true,
        freigabe_gruende: ['ausland'],
      }),
    )
    await tx.run(
      build
        .insertInto('fahrzeug_freigabe')
        .values({ mandant_id: mandant.id, fahrzeug_buchung_id: id, benutzer_id: mandant.leitung.id }),
    )
  })
  return id
}

async function licenceVersion({ mandant }: House, benutzerId: string): Promise<number> {
  const row = await mandant.scoped((tx) =>
    tx.first(build.selectFrom('fuehrerschein').select('version').where('benutzer_id', '=', benutzerId)),
  )
  return row?.version ?? 0
}

/** Licences, and the approval of special trips. */
export const FAHRER_SAMPLES: Record<string, Sample> = {
  readOwnFuehrerschein: none,
  listPruefer: none,
  listFuehrerscheine: none,
  readFuehrerschein: async ({ flotte }) => ({ params: { benutzerId: flotte.fahrerin.id } }),
  listFuehrerscheinBetroffene: async ({ flotte }) => ({
    params: { benutzerId: flotte.fahrerin.id },
    query: '?aenderung=karte&klassen=B,L&fahrverbot=true',
  }),
  listFuehrerscheinPruefungen: async ({ flotte }) => ({
    params: { benutzerId: flotte.fahrerin.id },
  }),
  saveFuehrerschein: async (house) => {
    const { id } = house.flotte.fahrerin
    return {
      params: { benutzerId: id },
      headers: { 'if-match': `"${await licenceVersion(house, id)}"` },
      body: { ausgestelltAm: '2015-03-01', klassen: ['B'] },
    }
  },
  checkFuehrerschein: async ({ flotte }) => ({
    params: { benutzerId: flotte.fahrerin.id },
    body: { inOrdnung: true },
  }),
  listFreigaben: none,
  countZaehler: none,
  decideFreigabe: async (house) => ({
    params: { id: await specialTrip(house) },
    headers: { 'if-match': '"1"' },
    body: { freigegeben: true },
  }),
}
