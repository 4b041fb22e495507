import { issue } from '@platzwart/domain/issue'
import { ok, refused } from '@platzwart/domain/result'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { inScope } from '../../platform/database/inScope.ts'
import { mintScope } from '../../platform/database/scope.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { shareKonfiguration } from '../../platform/konfiguration/lockKonfiguration.ts'
import { showStand } from '../../platform/live/event.ts'
import { withAdmin } from '../../platform/migrate/session.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import { type AnyBuchung, buchungArt, type HeldColumns, type TakenSlot } from '../buchung/buchungArt.ts'
import { refuseBuchung, takenIssue } from '../buchung/refuseBuchung.ts'
import { takeSlot } from '../buchung/takeSlot.ts'
import { acceptAngebot } from './acceptAngebot.ts'
import { type AnyPlatz, type HeldSlot, warteliste } from './art.ts'
import { joinWarteliste } from './joinWarteliste.ts'
import { leaveWarteliste } from './leaveWarteliste.ts'
import { listWarteplaetze } from './listWarteplaetze.ts'
import { offerDay } from './offerDay.ts'

// People wait for bicycles at a stand: a kind that only this file knows, without plans and seats.
const TABLES = `
  create table rad (mandant_id uuid not null, id uuid not null, frei boolean not null default true, version integer not null default 1,
    primary key (mandant_id, id));
  create table rad_buchung (mandant_id uuid not null, id uuid not null, rad_id uuid not null, stand_id uuid not null, tag date not null,
    zeitraum tstzrange not null, status text not null, benutzer_id uuid not null, gehalten_bis timestamptz, gehalten_status text,
    warteplatz_id uuid, version integer not null default 1, erstellt timestamptz, gilt_seit timestamptz, geaendert timestamptz,
    primary key (mandant_id, id), constraint rad_buchung_ueberschneidung
      exclude using gist (mandant_id with =, rad_id with =, zeitraum with &&) where (status <> 'storniert' or gehalten_bis is not null));
  create table rad_warteplatz (mandant_id uuid not null, id uuid not null, benutzer_id uuid not null, stand_id uuid not null,
    tag date not null, zeitraum tstzrange not null, mindestens integer not null, status text not null default 'wartet',
    angebot_rad_id uuid, angebot_zeitraum tstzrange, angebot_bis timestamptz, version integer not null default 1,
    beendet timestamptz, primary key (mandant_id, id));
  grant select, insert, update, delete on rad, rad_buchung, rad_warteplatz to platzwart_app`

interface Rad extends AnyBuchung {
  readonly rad_id: string
  readonly stand_id: string
  readonly tag: Temporal.PlainDate
  readonly benutzer_id: string
}
interface RadRow extends Rad, HeldColumns {}
interface RadTypes {
  readonly fresh: Rad
  readonly taken: TakenSlot
  readonly row: RadRow
  readonly named: RadRow
  readonly update: Partial<RadRow>
  readonly change: 'gebucht'
  readonly more: undefined
  readonly view: { readonly id: string }
}

const RAD = buchungArt<RadTypes>({
  table: 'rad_buchung',
  resource: 'rad_id',
  slot: 'zeitraum',
  person: 'benutzer_id',
  locks: { person: 111, kalender: 112 },
  modul: 'officelocker',
  record: { table: 'rad', open: 'frei' },
  taken: ['buchung.belegt'],
  columns: {
    id: 'uuid',
    rad_id: 'uuid',
    stand_id: 'uuid',
    tag: 'date',
    zeitraum: 'tstzrange',
    status: 'text',
    benutzer_id: 'uuid',
  },
  people: ['benutzer_id'],
  pflege: 'buchung_pflege',
  onBehalf: null,
  names: (mandantId) => ({
    compile: () =>
      sql<RadRow>`select b.* from rad_buchung b where b.mandant_id = ${mandantId}`.compile(build),
  }),
  snapshot: ({ rad_id, status }) => ({ rad_id, status }),
  present: (_, { id }) => ({ id }),
  mails: async () => [],
  live: showStand,
})

interface HeldRad extends Rad, HeldSlot {
  readonly status: 'storniert'
}
interface HeldTypes extends Omit<RadTypes, 'fresh'> {
  readonly fresh: HeldRad
}
interface Platz extends AnyPlatz {
  readonly stand_id: string
  readonly angebot_rad_id: string | null
}
interface Types {
  readonly buchung: RadTypes
  readonly held: HeldRad
  readonly platz: Platz
  readonly named: Platz
  readonly ort: { readonly id: string }
  readonly input: Zeitraum
  readonly wish: { readonly zeitraum: Zeitraum }
  readonly facts: null
  readonly acceptance: object
  readonly view: { readonly id: string; readonly status: string }
}

const STAND = uuidv7()
const BIKE = uuidv7()
const TAG = Temporal.PlainDate.from('2026-11-24')
const AT = (time: string) => Temporal.Instant.from(`2026-11-24T${time}:00Z`)
const MORNING: Zeitraum = { von: AT('08:00'), bis: AT('10:00') }
const NOW = Temporal.Instant.from(MONDAY)

const bookedBy = (person: TestPerson | { readonly id: string }, zeitraum: Zeitraum): Rad => ({
  id: uuidv7(),
  rad_id: BIKE,
  stand_id: STAND,
  tag: TAG,
  zeitraum,
  status: 'reserviert',
  benutzer_id: person.id,
  version: 1,
})

const RAD_WARTELISTE = warteliste<Types>({
  art: RAD,
  angebot: buchungArt<HeldTypes>({
    ...RAD,
    columns: {
      ...RAD.columns,
      gehalten_bis: 'timestamptz',
      gehalten_status: 'text',
      warteplatz_id: 'uuid',
    },
  }),
  table: 'rad_warteplatz',
  ort: 'stand_id',
  offered: 'angebot_rad_id',
  job: { name: 'rad.warteliste', due: 'auth.keine' },
  names: (mandantId) => ({
    compile: () =>
      sql<Platz>`select w.* from rad_warteplatz w where w.mandant_id = ${mandantId}`.compile(build),
  }),
  marks: ({ ort, tag }) => [{ art: RAD.table, objektId: ort, tag: tag.toString() }],
  snapshot: ({ id, status }) => ({ id, status }),
  present: async (_, { id, status }) => ({ id, status }),
  wishOf: async (_, zeitraum) => ({ zeitraum }),
  readFacts: async () => null,
  decide: (_, __, ___, plaetze) =>
    plaetze.length === 0 ? ok(null) : refused(issue('warteliste.schonDrin', {}, { field: 'von' })),
  rowOf: ({ person }, { zeitraum }) => ({
    id: uuidv7(),
    benutzer_id: person.id,
    stand_id: STAND,
    tag: TAG,
    zeitraum,
    mindestens: 60,
    status: 'wartet',
    angebot_rad_id: null,
    angebot_zeitraum: null,
    angebot_bis: null,
    version: 1,
    beendet: null,
  }),
  insert: (tx, { id, benutzer_id, stand_id, tag, zeitraum, mindestens }) =>
    tx.raw(
      `insert into rad_warteplatz (mandant_id, id, benutzer_id, stand_id, tag, zeitraum, mindestens)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [tx.scope.mandantId, id, benutzer_id, stand_id, tag, zeitraum, mindestens],
    ),
  findOrt: async (_, id) => ({ id }),
  offers: () => true,
  canBeHad: () => true,
  findHindered: async () => new Set(),
  async findOffers({ tx }, _, [platz]) {
    const { rows } = await tx.raw(
      "select 1 from rad_buchung where mandant_id = $1 and (status <> 'storniert' or gehalten_bis is not null)",
      [tx.scope.mandantId],
    )
    const isFree = platz !== undefined && rows.length === 0
    return { minuten: 30, offers: isFree ? [{ platz, resourceId: BIKE, zeitraum: platz.zeitraum }] : [] }
  },
  heldRow: (slot, { platz, zeitraum }) => ({ ...bookedBy({ id: platz.benutzer_id }, zeitraum), ...slot }),
  mails: async (_, __, rows) =>
    rows.map(({ id, version, benutzer_id }) => ({
      typ: 'radAngebot',
      objektId: id,
      objektVersion: version,
      empfaengerId: benutzer_id,
      daten: {},
    })),
  async book({ tx, now, person }, _, { zeitraum }) {
    const row = bookedBy(person, zeitraum)
    const taken = await takeSlot(tx, RAD, row, now)
    if (!taken) return refuseBuchung(RAD, [takenIssue(RAD, zeitraum)], [])
    return { status: 201, body: { id: row.id }, version: 1 }
  },
})

hausSuite(MONDAY)

beforeAll(() => withAdmin(app.database.adminUrl, (admin) => admin.query(TABLES)))

beforeEach(async () => {
  await haus.scoped(async (tx) => {
    await tx.raw('delete from rad_buchung')
    await tx.raw('delete from rad_warteplatz')
    await tx.raw('insert into rad (mandant_id, id) values ($1, $2) on conflict do nothing', [haus.id, BIKE])
  })
})

async function as<R>(person: TestPerson, work: (call: Call) => Promise<R>): Promise<R> {
  return inScope(app.deps.appPool, mintScope(haus.id, person.id), async (tx) => {
    await shareKonfiguration(tx)
    const konfiguration = await app.deps.konfigurationen.current(tx)
    const asking = await konfiguration.person(tx, person.id)
    const asked = { sprache: 'de', ifMatch: undefined, ahead: [], deps: app.deps, now: NOW } as const
    return work({ ...asked, tx, person: asking, konfiguration })
  })
}

const join = (person: TestPerson) => as(person, (call) => joinWarteliste(call, RAD_WARTELISTE, MORNING))
const offer = (now = NOW) =>
  as(haus.leitung, ({ tx }) => offerDay(app.deps, tx, RAD_WARTELISTE, { ort: STAND, tag: TAG }, now))
const listOf = async (person: TestPerson) =>
  (await as(person, (call) => listWarteplaetze(call, RAD_WARTELISTE))).body
const bookings = () =>
  haus.scoped(
    async (tx) =>
      (await tx.raw<{ status: string; benutzer_id: string }>('select status, benutzer_id from rad_buchung'))
        .rows,
  )

async function joined(person: TestPerson): Promise<string> {
  const answer = await join(person)
  if ('refusal' in answer) throw new Error(answer.refusal.code)
  return answer.body.id
}

it('works for another kind of booking: wait, offer, hold, accept', async () => {
  const id = await joined(haus.anna)
  expect(await join(haus.anna)).toMatchObject({ refusal: { code: 'warteliste.schonDrin' } })
  expect(await offer()).toEqual({ angeboten: 1, abgelaufen: 0, beendet: 0 })
  expect(await listOf(haus.anna)).toEqual([{ id, status: 'angeboten' }])
  expect(await bookings()).toEqual([{ status: 'storniert', benutzer_id: haus.anna.id }])
  const taken = await as(haus.ben, ({ tx }) => takeSlot(tx, RAD, bookedBy(haus.ben, MORNING), NOW))
  expect(taken).toBeNull()
  const accepted = await as(haus.anna, (call) => acceptAngebot(call, RAD_WARTELISTE, id, {}))
  expect(accepted).toMatchObject({ status: 201 })
  expect(await bookings()).toEqual([{ status: 'reserviert', benutzer_id: haus.anna.id }])
  expect(await listOf(haus.anna)).toEqual([{ id, status: 'gebucht' }])
})

it('offers to whoever is next when an offer lapses or somebody leaves', async () => {
  const first = await joined(haus.anna)
  const next = await joined(haus.ben)
  await offer()
  const later = NOW.add({ minutes: 31 })
  expect(await offer(later)).toEqual({ angeboten: 1, abgelaufen: 1, beendet: 0 })
  expect(await listOf(haus.anna)).toEqual([{ id: first, status: 'abgelaufen' }])
  expect(await listOf(haus.ben)).toEqual([{ id: next, status: 'angeboten' }])
  expect(await as(haus.ben, (call) => leaveWarteliste(call, RAD_WARTELISTE, next))).toMatchObject({
    status: 204,
  })
  expect(await bookings()).toEqual([])
  expect(await listOf(haus.ben)).toEqual([{ id: next, status: 'abgelehnt' }])
})
