import * as wire from '@platzwart/contract/operations/fahrt'
import { ZUSTAND } from './fahrzeug.ts'
import type { House, Sample } from './samples.ts'

const none: Sample = async () => ({})
const version = { 'if-match': '"1"' }
const WINDOW = '?von=2026-12-04T09:00:00Z&bis=2026-12-04T10:00:00Z'

let slots = 0

/** Two hours of its own for each, in the weeks after those that other tests book in. */
function slot() {
  const nr = slots++
  const von = Temporal.Instant.from('2026-12-14T00:00:00Z').add({ hours: nr * 4 })
  return { von: von.toString(), bis: von.add({ hours: 2 }).toString() }
}

/** A trip of the driver's, with the first car. */
async function trip({ app, mandant, flotte }: House): Promise<string> {
  const answer = await app.request(wire.bookFahrt.path, {
    as: flotte.fahrerin.token,
    host: mandant.host,
    body: { fahrzeugId: flotte.golf, fahrtgrund: 'Termin', ...slot() },
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return String(answer.json.id)
}

const ofTrip =
  (more: object = {}): Sample =>
  async (house) => ({ params: { id: await trip(house) }, ...more })

/** Trips, from the search to the return. */
export const FAHRT_SAMPLES: Record<string, Sample> = {
  searchFahrzeuge: async () => ({ query: WINDOW }),
  showUebersicht: async () => ({ query: WINDOW }),
  listFahrer: none,
  listFahrten: async () => ({ query: '?limit=200' }),
  readFahrt: ofTrip(),
  bookFahrt: async ({ flotte }) => ({
    body: { fahrzeugId: flotte.polo, fahrtgrund: 'Termin', ...slot() },
  }),
  changeFahrt: ofTrip({ headers: version, body: { mitfahrer: 'Zwei' } }),
  cancelFahrt: ofTrip(),
  undoCancelFahrt: async (house) => {
    const id = await trip(house)
    await house.verb(wire.cancelFahrt, id, house.flotte.fahrerin)
    return { params: { id } }
  },
  checkInFahrt: ofTrip({
    body: { ...ZUSTAND, sichtpruefung: { beleuchtung: true, reifen: true, ladung: true } },
  }),
  checkOutFahrt: ofTrip({ body: { ...ZUSTAND, bestaetigt: true } }),
  correctUebergabe: ofTrip({ body: { vorher: 100_000, kilometerstand: 10_000, grund: 'vertippt' } }),
  proposeErsatz: ofTrip(),
  takeErsatz: async (house) => ({
    params: { id: await trip(house) },
    body: { fahrzeugId: house.flotte.passat },
  }),
  cancelFahrten: async (house) => ({
    body: { ids: [await trip(house)], informationstext: 'Betriebsausflug' },
  }),
  closeFahrzeug: async ({ flotte }) => ({
    body: { fahrzeugId: flotte.bus, typ: 'WARTUNG', ...slot() },
  }),
}
