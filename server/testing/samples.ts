import { address, fill, type RecordOperation } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { signUnsubscribe } from '../features/benachrichtigung/signUnsubscribe.ts'
import { build } from '../platform/database/sql.ts'
import { uuidv7 } from '../platform/database/uuid.ts'
import type { TestApp, TestRequest } from './app.ts'
import type { TestFlotte } from './fahrzeug.ts'
import { createTestMandant, type TestMandant, type TestPerson } from './mandant.ts'
import { isOfSignIn } from './openapi.ts'
import { ANMELDEDIENST_SAMPLES } from './people/anmeldedienstSamples.ts'
import { ANZEIGEGERAET_SAMPLES } from './people/anzeigegeraetSamples.ts'
import { EINSTELLUNG_SAMPLES } from './people/einstellungSamples.ts'
import { HAUSDATEI_SAMPLES } from './people/hausdateiSamples.ts'
import { LOGO_SAMPLES } from './people/logoSamples.ts'
import { MAILTEXT_SAMPLES } from './people/mailtextSamples.ts'
import { OWN_DATA_SAMPLES } from './people/ownDataSamples.ts'
import { PEOPLE_SAMPLES } from './people/samples.ts'
import { SERIE_SAMPLES } from './people/serieSamples.ts'
import { TEAM_SAMPLES } from './people/teamSamples.ts'
import { TOKEN_SAMPLES } from './people/tokenSamples.ts'
import { WARTELISTE_SAMPLES } from './people/wartelisteSamples.ts'
import { ANKUNFT_SAMPLES } from './rows/ankunftSamples.ts'
import { BILD_SAMPLES } from './rows/bildSamples.ts'
import { matchOf, planAsRead, versionOf } from './rows/matchOf.ts'
import { SCHLIESSUNG_SAMPLES } from './rows/schliessungSamples.ts'
import { SPERRE_SAMPLES } from './rows/sperreSamples.ts'
import { askedOf, ZUSAGE_SAMPLES } from './rows/zusageSamples.ts'
import { FAHRER_SAMPLES } from './samplesFahrer.ts'
import { FAHRT_SAMPLES } from './samplesFahrt.ts'
import { FAHRTENBUCH_SAMPLES } from './samplesFahrtenbuch.ts'
import { FUHRPARK_SAMPLES } from './samplesFuhrpark.ts'

export interface DocumentedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** Statuses of success that it declares. */
  readonly successes: readonly number[]
}

/** Every operation of the API's own document. */
export async function documentedOperations(app: TestApp): Promise<DocumentedOperation[]> {
  const { paths } = (await app.request(ENDPOINTS.openapi)).json as unknown as {
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
  }
  const own = Object.entries(paths).filter(([path]) => !isOfSignIn(path))
  return own.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => ({
      operationId,
      method: method.toUpperCase(),
      path,
      successes: Object.keys(responses)
        .map(Number)
        .filter((status) => status < 400 && status !== 304),
    })),
  )
}

/** A valid request about things of one house, fresh each time: what the parts of its path are, and the rest. */
export type Sample = (
  house: House,
) => Promise<{ params?: Readonly<Record<string, string>>; query?: string } & TestRequest>

/** What the samples are made from. */
export class House {
  readonly app: TestApp
  readonly mandant: TestMandant
  readonly flotte: TestFlotte
  readonly #slots = new Map<string, number>()
  #turn = 0

  constructor(app: TestApp, mandant: TestMandant, flotte: TestFlotte) {
    this.app = app
    this.mandant = mandant
    this.flotte = flotte
  }

  /** A slot that nobody has, inside the opening hours of a Tuesday to Friday; each seat in its turn, if none is named. */
  slot(leseraumId?: string): { leseraumId: string; von: string; bis: string } {
    const seat = leseraumId ?? this.mandant.seats[this.#turn++ % 4] ?? ''
    const nr = this.#slots.get(seat) ?? 0
    this.#slots.set(seat, nr + 1)
    const von = Temporal.Instant.from('2026-11-24T07:00:00Z').add({
      minutes: (nr % 20) * 30,
      hours: 24 * Math.floor(nr / 20),
    })
    return { leseraumId: seat, von: von.toString(), bis: von.add({ minutes: 30 }).toString() }
  }

  async booked(person: TestPerson, body: object = {}): Promise<string> {
    const answer = await this.app.request(wire.bookLeseraum.path, {
      as: person.token,
      host: this.mandant.host,
      body: { ...this.slot(), ...body },
    })
    if (answer.status !== 201) throw new Error(answer.text)
    return String(answer.json.id)
  }

  async mailTo(person: TestPerson): Promise<string> {
    const id = await this.booked(person)
    const mail = await this.mandant.scoped((tx) =>
      tx.first(build.selectFrom('benachrichtigung').select('id').where('objekt_id', '=', id)),
    )
    return mail?.id ?? ''
  }

  async verb(operation: RecordOperation, id: string, person: TestPerson): Promise<void> {
    await this.app.request(address(operation, { id }), {
      as: person.token,
      host: this.mandant.host,
      method: 'POST',
    })
  }
}

const week = [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '18:00', geoeffnet: true }))
const version = { 'if-match': '"1"' }
const noDomain: Sample = async ({ mandant }) => ({ params: { id: mandant.id, domain: 'keine.localhost' } })
const ofHaus: Sample = async ({ mandant }) => ({ params: { id: mandant.id } })
const plan: Sample = async ({ mandant }) => ({ params: { id: mandant.grundrissId } })
const seat: Sample = async ({ mandant }) => ({ params: { id: mandant.room } })
const none: Sample = async () => ({})

/** As it stands in the header of a mail to a reader. */
const switchesOff = ({ app, mandant }: House) =>
  signUnsubscribe(
    { mandantId: mandant.id, benutzerId: mandant.anna.id, flag: 'benachrichtigung.storno' },
    app.deps.secret,
  )

/** @throws for an operation that has no sample yet. */
export async function sampleOf(operation: DocumentedOperation, house: House) {
  const sample = SAMPLES[operation.operationId]
  if (!sample) throw new Error(`${operation.operationId} has no sample in testing/samples.ts`)
  const { params = {}, ...request } = await sample(house)
  return { query: '', ...request, path: fill(operation.path, params), method: operation.method }
}

/** One for each operation of the document. */
const SAMPLES: Record<string, Sample> = {
  ...ANMELDEDIENST_SAMPLES,
  ...ANZEIGEGERAET_SAMPLES,
  ...TOKEN_SAMPLES,
  ...FAHRER_SAMPLES,
  ...PEOPLE_SAMPLES,
  ...LOGO_SAMPLES,
  ...HAUSDATEI_SAMPLES,
  ...MAILTEXT_SAMPLES,
  ...SERIE_SAMPLES,
  ...TEAM_SAMPLES,
  ...FAHRT_SAMPLES,
  ...FAHRTENBUCH_SAMPLES,
  ...FUHRPARK_SAMPLES,
  start: none,
  liveness: none,
  readiness: none,
  listGrundrisse: none,
  listAusstattungen: none,
  listStandorte: none,
  readEinrichtung: none,
  listEinstellungen: none,
  listHausEinstellungen: none,
  ...EINSTELLUNG_SAMPLES,
  ...OWN_DATA_SAMPLES,
  ...WARTELISTE_SAMPLES,
  ...SCHLIESSUNG_SAMPLES,
  ...SPERRE_SAMPLES,
  ...ANKUNFT_SAMPLES,
  ...ZUSAGE_SAMPLES,
  ...BILD_SAMPLES,
  listMails: none,
  listProtokoll: none,
  exportProtokoll: none,
  listOwnMails: none,
  listMandanten: none,
  listBetreiberProtokoll: none,
  listAuftraege: none,
  showMandant: none,
  showGrundriss: plan,
  readPlanTag: async ({ mandant }) => ({
    params: { id: mandant.grundrissId, tag: '2026-11-24' },
  }),
  showLeseraum: async ({ mandant }) => ({ params: { id: mandant.room } }),
  showLeseraumKalender: seat,
  createLeseraumKalender: seat,
  deleteLeseraumKalender: seat,
  listLeseraumBetroffene: async ({ mandant }) => ({ params: { id: mandant.room } }),
  findFreeLeseraeume: async ({ mandant }) => ({
    query: `?von=2026-12-04T09:00:00Z&bis=2026-12-04T10:00:00Z&grundrissId=${mandant.grundrissId}`,
  }),
  readAuslastung: async () => ({ query: '?von=2026-11-16&bis=2026-11-22' }),
  exportAuslastung: async () => ({ query: '?von=2026-11-16&bis=2026-11-22' }),
  exportAuslastungPdf: async () => ({ query: '?von=2026-11-16&bis=2026-11-22' }),
  readAuswertung: async () => ({ query: '?von=2026-11-16&bis=2026-11-22' }),
  exportAuswertung: async () => ({ query: '?von=2026-11-16&bis=2026-11-22' }),
  exportAuswertungPdf: async () => ({ query: '?von=2026-11-16&bis=2026-11-22' }),
  searchFreieZeiten: async () => ({ query: '?ab=2026-11-24&dauer=60' }),
  listLeseraumBuchungen: async ({ mandant }) => ({ query: `?grundrissId=${mandant.grundrissId}&limit=200` }),
  readLeseraumBuchung: async (house) => ({
    params: { id: await house.booked(house.mandant.anna) },
  }),
  showMail: async (house) => ({
    params: { id: await house.mailTo(house.mandant.anna) },
  }),
  sendMailAgain: async (house) => ({
    params: { id: await house.mailTo(house.mandant.anna) },
  }),
  sendTestMail: async () => ({ body: {} }),
  bookLeseraum: async (house) => ({ body: house.slot() }),
  changeLeseraumBuchung: async (house) => {
    const id = await house.booked(house.mandant.anna)
    return { params: { id }, headers: version, body: house.slot() }
  },
  confirmLeseraumBuchung: async (house) => {
    return { params: { id: await askedOf(house) } }
  },
  checkInLeseraumBuchung: async (house) => ({
    params: { id: await house.booked(house.mandant.anna) },
  }),
  cancelLeseraumBuchung: async (house) => ({
    params: { id: await house.booked(house.mandant.anna) },
  }),
  cancelLeseraumBuchungen: async (house) => ({
    body: { ids: [await house.booked(house.mandant.anna)], informationstext: 'Umbau' },
  }),
  undoCancelLeseraumBuchung: async (house) => {
    const id = await house.booked(house.mandant.anna)
    await house.verb(wire.cancelLeseraumBuchung, id, house.mandant.anna)
    return { params: { id } }
  },
  sendBuchungMail: async (house) => ({
    body: { buchung: { id: await house.booked(house.mandant.anna) }, typ: 'useMailBuchungBestaetigt' },
  }),
  replaceOeffnungszeiten: async ({ mandant }) => ({
    params: { id: mandant.grundrissId },
    headers: await matchOf(mandant, 'grundriss', mandant.grundrissId),
    body: week,
  }),
  listOeffnungszeiten: async () => ({}),
  listFeiertage: async () => ({ query: '?land=NW&jahr=2027' }),
  replaceSonderoeffnungszeiten: async ({ mandant }) => ({
    params: { id: mandant.grundrissId },
    headers: await matchOf(mandant, 'grundriss', mandant.grundrissId),
    body: [],
  }),
  saveGrundriss: async ({ mandant }) => ({
    params: { id: mandant.grundrissId },
    headers: await matchOf(mandant, 'grundriss', mandant.grundrissId),
    body: { bezeichnung: 'Lesesaal', standortId: mandant.standortId, breite: 1000, hoehe: 800 },
  }),
  saveLeseraum: async ({ mandant }) => ({
    params: { id: mandant.room },
    headers: await matchOf(mandant, 'leseraum', mandant.room),
    body: {
      grundrissId: mandant.grundrissId,
      bezeichnung: 'G1',
      art: 'gruppenraum',
      kapazitaet: 6,
      zweitePersonNoetig: true,
      x: 700,
      y: 100,
      breite: 80,
      hoehe: 60,
    },
  }),
  saveStandort: async ({ mandant }) => ({
    params: { id: mandant.standortId },
    headers: await matchOf(mandant, 'standort', mandant.standortId),
    body: { name: 'Haus' },
  }),
  saveAusstattung: async ({ mandant }) => ({
    params: { id: mandant.ausstattungId },
    headers: await matchOf(mandant, 'ausstattung', mandant.ausstattungId),
    body: { name: 'Lampe' },
  }),
  setBundesland: async ({ mandant }) => ({
    params: { id: mandant.standortId },
    headers: await matchOf(mandant, 'standort', mandant.standortId),
    body: { bundesland: 'NW' },
  }),
  listStandortGebrauch: async ({ mandant }) => ({ params: { id: mandant.standortId } }),
  listLeseraeume: plan,
  exportGrundriss: plan,
  importGrundriss: async ({ mandant }) => ({
    body: {
      standortId: mandant.standortId,
      datei: {
        format: 'platzwart-grundriss',
        version: 1,
        leseraeume: [],
        grundriss: { bezeichnung: `Aus Datei ${made++}`, breite: 500, hoehe: 400 },
      },
    },
  }),
  exportLeseraeume: plan,
  exportFahrzeuge: async () => ({}),
  listSchliessungBetroffene: async ({ mandant }) => ({
    params: { id: mandant.grundrissId },
    query: '?gueltigVon=2026-11-24&gueltigBis=2026-11-25&von=08:00&bis=12:00&status=offen',
  }),
  createLeseraeume: async ({ mandant }) => ({
    ...(await planAsRead(mandant)),
    body: {
      leseraeume: [{ bezeichnung: `Neu ${made++}`, x: 100, y: 400, breite: 80, hoehe: 60 }],
    },
  }),
  moveLeseraeume: async ({ mandant }) => ({
    ...(await planAsRead(mandant)),
    body: { leseraeume: [{ id: mandant.room, x: 700, y: 100, drehung: 0 }] },
  }),
  changeLeseraeume: async ({ mandant }) => {
    const version = await versionOf(mandant, 'leseraum', mandant.room)
    const body = { leseraeume: [{ id: mandant.room, version, zone: 'Ost' }] }
    return { ...(await planAsRead(mandant)), body }
  },
  deleteLeseraeume: async (house) => {
    const { params } = await freshly(house, 'leseraum', {
      grundriss_id: house.mandant.grundrissId,
      bezeichnung: `Leer ${made++}`,
      x: 10,
      y: 10,
      breite: 50,
      hoehe: 50,
    })
    return {
      params: { id: house.mandant.grundrissId },
      body: { leseraeume: [{ id: params.id, version: 1 }] },
    }
  },
  deleteStandort: (house) => freshly(house, 'standort', { name: 'Leer' }),
  deleteAusstattung: (house) => freshly(house, 'ausstattung', { name: `Leer ${made++}` }),
  deleteGrundriss: (house) =>
    freshly(house, 'grundriss', {
      standort_id: house.mandant.standortId,
      bezeichnung: 'Leer',
      breite: 500,
      hoehe: 500,
    }),
  deleteLeseraum: (house) =>
    freshly(house, 'leseraum', {
      grundriss_id: house.mandant.grundrissId,
      bezeichnung: `Leer ${made++}`,
      x: 100,
      y: 500,
      breite: 80,
      hoehe: 60,
    }),
  saveEinstellung: async () => ({
    params: { name: 'leseraum.favoritGrundriss' },
    body: { wert: '', schicht: 'benutzer' },
  }),
  saveHausEinstellungen: async () => ({
    body: { aenderungen: [{ name: 'fahrzeug.berichtAdressen', wert: null, bisher: [] }] },
  }),
  clearEinstellung: async () => ({ params: { name: 'leseraum.favoritGrundriss' } }),
  changeSprache: async () => ({ body: { sprache: 'de' } }),
  changeMandant: async ({ mandant }) => ({
    headers: { 'if-match': `"${await mandantVersion(mandant)}"` },
    body: { sprache: 'de' },
  }),
  readRechtstexte: none,
  unsubscribe: async (house) => ({ params: { token: switchesOff(house) } }),
  showSwitch: async (house) => ({ params: { token: switchesOff(house) } }),
  readBeispiel: none,
  createBeispiel: none,
  deleteBeispiel: async () => ({ body: { buchungen: 0, fahrten: 0 } }),
  changeEinrichtung: async () => ({ body: { abgelegt: false } }),
  changeStep: async () => ({ params: { schritt: 'aussehen' }, body: { unnoetig: false } }),
  createMandant: async () => {
    const name = `neu${made++}`
    const admin = { email: `neu@${name}.example`, vorname: 'Neu', nachname: 'Neu' }
    return { body: { name, domains: [`${name}.localhost`], admin } }
  },
  readHaus: ofHaus,
  updateMandant: async ({ mandant }) => ({
    params: { id: mandant.id },
    headers: { 'if-match': `"${await mandantVersion(mandant)}"` },
    body: { name: 'haus' },
  }),
  inviteAdmin: async ({ mandant }) => {
    const email = `erste@haus${made++}.example`
    return { params: { id: mandant.id }, body: { email, vorname: 'Neu', nachname: 'Neu' } }
  },
  // Of a house of their own: the others are still asked for.
  closeMandant: async ({ app }) => ({ params: { id: (await createTestMandant(app, `zu${made++}`)).id } }),
  reopenMandant: ofHaus,
  countMandant: ofHaus,
  deleteMandant: async ({ app }) => {
    const { id, scoped } = await createTestMandant(app, `weg${made++}`)
    await scoped((tx) => tx.raw("update mandant set gesperrt = now(), name = 'weg' where id = $1", [id]))
    return { params: { id }, body: { name: 'weg' } }
  },
  addDomain: async ({ mandant }) => ({
    params: { id: mandant.id },
    body: { domain: `zweite${made++}.localhost` },
  }),
  removeDomain: noDomain,
  addMailDomain: async ({ mandant }) => ({
    params: { id: mandant.id },
    body: { domain: `post${made++}.example` },
  }),
  removeMailDomain: noDomain,
}

let made = 0

async function mandantVersion(mandant: TestMandant): Promise<number> {
  const { rows } = await mandant.scoped((tx) =>
    tx.raw<{ version: number }>('select version from mandant where id = $1', [mandant.id]),
  )
  return rows[0]?.version ?? 0
}

/** Something of a house that nothing hangs on, so that it can be deleted. */
async function freshly(
  { mandant }: House,
  table: 'standort' | 'ausstattung' | 'grundriss' | 'leseraum',
  columns: Readonly<Record<string, string | number>>,
) {
  const id = uuidv7()
  const values = { mandant_id: mandant.id, id, ...columns } as never
  await mandant.scoped((tx) => tx.run(build.insertInto(table).values(values)))
  return { params: { id }, headers: version }
}
