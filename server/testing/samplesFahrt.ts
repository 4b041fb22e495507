import { API } from '@platzwart/contract/paths'
import { ZUSTAND } from './fahrzeug.ts'
import type { House, Sample } from './samples.ts'

const none: Sample = async () => ({})
const withId = (path: string, id: string) => path.replace('{id}', id)
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
  const answer = await app.request(API.fahrzeugBuchungen, {
    as: flotte.fahrerin.token,
    host: mandant.host,
    body: { fahrzeugId: flotte.golf, fahrtgrund: 'Termin', ...slot() },
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return String(answer.json.id)
}

const ofTrip =
  (path: string, more: object = {}): Sample =>
  async (house) => ({ path: withId(path, await trip(house)), ...more })

/** Trips, from the search to the return. */
export const FAHRT_SAMPLES: Record<string, Sample> = {
  searchFahrzeuge: async () => ({ query: WINDOW }),
  showUebersicht: async () => ({ query: WINDOW }),
  listFahrer: none,
  listFahrten: async () => ({ query: '?limit=200' }),
  readFahrt: ofTrip(API.fahrzeugBuchung),
  bookFahrt: async ({ flotte }) => ({
    body: { fahrzeugId: flotte.polo, fahrtgrund: 'Termin', ...slot() },
  }),
  changeFahrt: ofTrip(API.fahrzeugBuchung, { headers: version, body: { mitfahrer: 'Zwei' } }),
  cancelFahrt: ofTrip(API.fahrzeugBuchungCancel),
  undoCancelFahrt: async (house) => {
    const id = await trip(house)
    await house.verb(API.fahrzeugBuchungCancel, id, house.flotte.fahrerin)
    return { path: withId(API.fahrzeugBuchungUndoCancel, id) }
  },
  checkInFahrt: ofTrip(API.fahrzeugBuchungCheckIn, {
    body: { ...ZUSTAND, sichtpruefung: { beleuchtung: true, reifen: true, ladung: true } },
  }),
  checkOutFahrt: ofTrip(API.fahrzeugBuchungCheckOut, { body: { ...ZUSTAND, bestaetigt: true } }),
  proposeErsatz: ofTrip(API.fahrzeugBuchungErsatz),
  takeErsatz: async (house) => ({
    path: withId(API.fahrzeugBuchungErsatz, await trip(house)),
    body: { fahrzeugId: house.flotte.passat },
  }),
  cancelFahrten: async (house) => ({
    body: { ids: [await trip(house)], informationstext: 'Betriebsausflug' },
  }),
  closeFahrzeug: async ({ flotte }) => ({
    body: { fahrzeugId: flotte.bus, typ: 'WARTUNG', ...slot() },
  }),
}
