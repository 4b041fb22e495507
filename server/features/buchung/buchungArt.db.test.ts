import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import { heldStatus } from '@platzwart/domain/buchung/undo'
import { issue } from '@platzwart/domain/issue'
import { ok, refused } from '@platzwart/domain/result'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inScope } from '../../platform/database/inScope.ts'
import { mintScope } from '../../platform/database/scope.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { periodAt } from '../../platform/jobs/recurring.ts'
import { shareKonfiguration } from '../../platform/konfiguration/lockKonfiguration.ts'
import { showStand } from '../../platform/live/event.ts'
import { withAdmin } from '../../platform/migrate/session.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import { type Booking, bookBuchung } from './bookBuchung.ts'
import { type AnyBuchung, buchungArt, type HeldColumns, type TakenSlot } from './buchungArt.ts'
import { cancelBuchung, undoBuchung } from './cancelBuchung.ts'
import { cancelBySystem } from './cancelBySystem.ts'
import { type Change, changeBuchung, writeChange } from './changeBuchung.ts'
import { expireAll, expiry } from './expire.ts'
import { lockInOrder } from './lockInOrder.ts'
import { recordBuchung } from './recordBuchung.ts'
import { refuseBuchung, takenIssue } from './refuseBuchung.ts'
import { dropHeld, moveToSlot, takeSlot } from './takeSlot.ts'
import { readBooking, transition } from './transition.ts'

// A minimal third kind, lockers, which only this file knows.
const TABLES = `
  create table fach (mandant_id uuid not null, id uuid not null, nummer text not null, offen boolean not null default true,
    version integer not null default 1, primary key (mandant_id, id));
  create table fach_buchung (mandant_id uuid not null, id uuid not null, fach_id uuid not null, zeitraum tstzrange not null,
    status text not null, benutzer_id uuid not null, informationstext text not null default '', gehalten_bis timestamptz,
    gehalten_status text, version integer not null default 1, erstellt timestamptz not null default now(), geaendert timestamptz,
    gilt_seit timestamptz, primary key (mandant_id, id), foreign key (mandant_id, fach_id) references fach (mandant_id, id),
    constraint fach_buchung_ueberschneidung exclude using gist (mandant_id with =, fach_id with =, zeitraum with &&)
      where (status <> 'storniert' or gehalten_bis is not null))`

const DUE = `create function auth.faellige_fach_mandanten(bis timestamptz) returns table (mandant_id uuid) language sql security definer
  as $$ select distinct mandant_id from fach_buchung where status = 'reserviert' and upper(zeitraum) <= bis $$;
  create policy due_reads on fach_buchung for select to platzwart_owner using (true)`

const PROTECTED = (table: string) => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy mandant_scope on ${table} to platzwart_app
    using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
  grant select, insert, update, delete on ${table} to platzwart_app`

interface NewFach extends AnyBuchung {
  readonly fach_id: string
  readonly benutzer_id: string
}
interface FachRow extends NewFach, HeldColumns {
  readonly informationstext: string
}
interface FachNamed extends FachRow {
  readonly nummer: string
}
interface Types {
  readonly fresh: NewFach
  readonly taken: TakenSlot
  readonly row: FachRow
  readonly named: FachNamed
  readonly update: Partial<FachRow>
  readonly change: 'gebucht' | 'geaendert' | 'storniert' | 'stornoZurueckgenommen' | 'geleert' | 'geoeffnet'
  readonly more: undefined
  readonly view: { readonly nummer: string; readonly status: string }
}

const MAILS: Readonly<Partial<Record<Types['change'], string>>> = {
  gebucht: 'fachGebucht',
  geaendert: 'fachGeaendert',
  geleert: 'fachGeleert',
}

const FACH = buchungArt<Types>({
  table: 'fach_buchung',
  resource: 'fach_id',
  slot: 'zeitraum',
  person: 'benutzer_id',
  locks: { person: 101, kalender: 102 },
  modul: 'officelocker',
  record: { table: 'fach', open: 'offen' },
  taken: ['buchung.belegt'],
  columns: { id: 'uuid', fach_id: 'uuid', zeitraum: 'tstzrange', status: 'text', benutzer_id: 'uuid' },
  people: ['benutzer_id'],
  pflege: 'buchung_pflege',
  onBehalf: null,
  names: (mandantId) => ({
    compile: () =>
      sql<FachNamed>`select b.id, b.fach_id, b.zeitraum, b.status, b.benutzer_id, b.informationstext, b.gehalten_bis,
        b.gehalten_status, b.version, f.nummer
      from fach_buchung b join fach f on f.mandant_id = b.mandant_id and f.id = b.fach_id
      where b.mandant_id = ${mandantId}`.compile(build),
  }),
  snapshot: ({ fach_id, benutzer_id, status, version }) => ({ fach_id, benutzer_id, status, version }),
  present: (_, { nummer, status }) => ({ nummer, status }),
  mails: async (_, change, { id, version, benutzer_id, nummer }, before) => {
    const typ = MAILS[change]
    if (typ === undefined) return []
    const daten = before ? { nummer, von: before.nummer } : { nummer }
    return [
      {
        typ,
        objektId: id,
        objektVersion: version,
        empfaengerId: benutzer_id,
        daten,
      },
    ]
  },
  live: showStand,
})

const AT = (time: string) => Temporal.Instant.from(`2026-11-24T${time}:00Z`)
const MORNING: Zeitraum = { von: AT('08:00'), bis: AT('10:00') }
const NOON: Zeitraum = { von: AT('10:00'), bis: AT('12:00') }

let fach: string
let zu: string

hausSuite(MONDAY, { fremd: true })

beforeAll(async () => {
  await withAdmin(app.database.adminUrl, async (admin) => {
    for (const text of [TABLES, PROTECTED('fach'), PROTECTED('fach_buchung'), DUE]) await admin.query(text)
  })
})

beforeEach(async () => {
  app.clock.set(MONDAY)
  await haus.scoped((tx) =>
    tx.raw("update mandant set module = array['officelocker'], stand = stand + 1 where id = $1", [haus.id]),
  )
  fach = uuidv7()
  zu = uuidv7()
  await haus.scoped(async (tx) => {
    const insert = 'insert into fach (mandant_id, id, nummer, offen) values ($1, $2, $3, $4)'
    await tx.raw(insert, [haus.id, fach, 'F1', true])
    await tx.raw(insert, [haus.id, zu, 'F2', false])
  })
})

/** Runs `work` with a call as this person would make it. */
async function as<R>(person: TestPerson, work: (call: Call) => Promise<R>, house = haus): Promise<R> {
  return inScope(app.deps.appPool, mintScope(house.id, person.id), async (tx) => {
    await shareKonfiguration(tx)
    const konfiguration = await app.deps.konfigurationen.current(tx)
    const asking = await konfiguration.person(tx, person.id)
    return work({
      sprache: 'de',
      ifMatch: undefined,
      ahead: [],
      deps: app.deps,
      tx,
      person: asking,
      konfiguration,
      now: app.clock.now(),
    })
  })
}

const fresh = (person: TestPerson, zeitraum: Zeitraum, status = 'reserviert', fach_id = fach) => ({
  id: uuidv7(),
  fach_id,
  zeitraum,
  status,
  benutzer_id: person.id,
  version: 1,
})

/** Takes a free slot and returns the booking's id. */
async function take(person: TestPerson, zeitraum = MORNING, status = 'reserviert', fach_id = fach) {
  return as(person, async (call) => {
    const row = fresh(person, zeitraum, status, fach_id)
    if (!(await takeSlot(call.tx, FACH, row, call.now))) return null
    recordBuchung(call, FACH, 'takeFach', null, row)
    return row.id
  })
}

const cancel = (person: TestPerson, id: string) =>
  as(person, (call) =>
    cancelBuchung(call, FACH, id, {
      aktion: 'cancelFach',
      change: 'storniert',
      decide: () => ok('storniert'),
    }),
  )

const undo = (person: TestPerson, id: string) =>
  as(person, (call) =>
    undoBuchung(call, FACH, id, {
      aktion: 'undoCancelFach',
      change: 'stornoZurueckgenommen',
      decide: async (row, held) => heldStatus(row.status as BuchungStatus, held, call.now),
    }),
  )

const codeOf = (answer: object) => (isRefusal(answer) ? answer.refusal.code : null)
const read = (id: string) => haus.scoped((tx) => readBooking(tx, FACH, id))
const audit = async (id: string) =>
  haus.scoped(async (tx) => {
    const text =
      'select aktion, akteur_id, objekt, vorher, nachher from protokoll where objekt_id = $1 order by id'
    return (await tx.raw<Record<string, unknown>>(text, [id])).rows
  })
const laterBy = (seconds: number) => app.clock.set(Temporal.Instant.from(MONDAY).add({ seconds }).toString())

describe('a new kind of booking', () => {
  it('takes a slot together with its audit row', async () => {
    const id = String(await take(haus.anna))
    expect(await read(id)).toMatchObject({ nummer: 'F1', status: 'reserviert', version: 1 })
    expect(await audit(id)).toMatchObject([
      { aktion: 'takeFach', akteur_id: haus.anna.id, objekt: 'fach_buchung', vorher: null },
    ])
    expect(await take(haus.ben)).toBeNull()
    expect(await take(haus.ben, NOON)).not.toBeNull()
  })

  it('gives the slot to exactly one of many concurrent requests', async () => {
    const people = [haus.anna, haus.ben, haus.leitung, haus.anna, haus.ben, haus.leitung]
    const taken = await Promise.all(people.map((person) => take(person)))
    expect(taken.filter((id) => id !== null)).toHaveLength(1)
  })

  it('cannot be booked while it is closed, except by a block', async () => {
    expect(await take(haus.anna, MORNING, 'reserviert', zu)).toBeNull()
    expect(await take(haus.leitung, MORNING, 'verschlossen', zu)).not.toBeNull()
  })

  it('cannot be booked when it has changed since the rules looked at it', async () => {
    const takenAt = (version: number) =>
      as(haus.anna, ({ tx, now }) => takeSlot(tx, FACH, fresh(haus.anna, MORNING), now, version))
    expect(await takenAt(2)).toBeNull()
    expect(await takenAt(1)).not.toBeNull()
  })

  it('moves to a free slot, and to no other', async () => {
    const id = String(await take(haus.anna))
    await take(haus.ben, NOON)
    const move = (zeitraum: Zeitraum) =>
      as(haus.anna, async ({ tx, now }) => {
        const row = await readBooking(tx, FACH, id)
        return row && moveToSlot(tx, FACH, row, { ...row, zeitraum }, { zeitraum }, now)
      })
    expect(await move(NOON)).toBe(false)
    expect(await move({ von: AT('14:00'), bis: AT('15:00') })).toBe(true)
    expect(await read(id)).toMatchObject({ version: 2, zeitraum: { von: AT('14:00') } })
  })

  it('is visible to its people and its maintainers only, and in no other house', async () => {
    const id = String(await take(haus.anna))
    expect(codeOf(await cancel(haus.ben, id))).toBe('nichtGefunden')
    const foreign = await as(
      fremd.leitung,
      (call) =>
        transition(call, FACH, id, { aktion: 'x', change: 'storniert', decide: () => ok('storniert') }),
      fremd,
    )
    expect(codeOf(foreign)).toBe('nichtGefunden')
    expect(await cancel(haus.leitung, id)).toMatchObject({ status: 200, body: { status: 'storniert' } })
  })
})

interface FachWish {
  readonly id: string
  readonly zeitraum: Zeitraum
}

interface FachBooking {
  readonly input: { readonly nummer: string; readonly zeitraum: Zeitraum }
  readonly wish: FachWish
  readonly asked: { readonly own: number }
  readonly facts: { readonly own: number; readonly seen: boolean }
}

/** Nobody may have two lockers. */
const FACH_BOOKING: Booking<Types, FachBooking> = {
  aktion: 'bookFach',
  async wishOf({ tx }, { nummer, zeitraum }) {
    const { rows } = await tx.raw<{ id: string }>('select id from fach where nummer = $1', [nummer])
    const [found] = rows
    return found ? { id: found.id, zeitraum } : refuse({ status: 404, code: 'nichtGefunden' })
  },
  rowOf: ({ person }, { id, zeitraum }) => ({
    id: uuidv7(),
    fach_id: id,
    zeitraum,
    status: 'reserviert',
    benutzer_id: person.id,
    version: 1,
  }),
  async ask({ tx, person }, { row }) {
    const text = "select id from fach_buchung where benutzer_id = $1 and status = 'reserviert' and id <> $2"
    const [, own] = await Promise.all([
      lockInOrder(tx, FACH, { personen: [person.id] }),
      tx.raw(text, [person.id, row.id]),
    ])
    return { own: own.rows.length }
  },
  factsOf: async (_, __, { own }) => ({ own, seen: false }),
  decide: (_, { own }) => (own === 0 ? ok(null) : refused(issue('buchung.inVergangenheit'))),
  takenIssue: (_, { zeitraum }) => takenIssue(FACH, zeitraum),
  refuse: async (_, { wish }, __, issues) =>
    refuseBuchung(FACH, issues, [
      {
        art: 'andereZeit',
        leseraumId: wish.id,
        bezeichnung: 'F1',
        grundrissId: '',
        grundriss: '',
        von: NOON.von.toString(),
        bis: NOON.bis.toString(),
      },
    ]),
  complete: (_, { row }) => ({ ...row, nummer: 'F1', informationstext: '' }),
  changes: () => ['gebucht'],
}

describe('booking it', () => {
  const book = (person: TestPerson, zeitraum = MORNING, booking = FACH_BOOKING, nummer = 'F1') =>
    as(person, (call) => bookBuchung(call, FACH, booking, { nummer, zeitraum }))
  const count = (text: string) =>
    haus.scoped(async (tx) => (await tx.raw<Record<string, unknown>>(text)).rows)
  beforeEach(() => haus.scoped((tx) => tx.raw('delete from fach_buchung')))

  it('takes the slot and writes audit row, mail and view', async () => {
    expect(await book(haus.anna)).toEqual({
      status: 201,
      version: 1,
      body: { nummer: 'F1', status: 'reserviert' },
    })
    const [row] = await count('select id, benutzer_id, status from fach_buchung')
    expect(row).toMatchObject({ benutzer_id: haus.anna.id, status: 'reserviert' })
    const id = String(row?.id)
    expect(await audit(id)).toMatchObject([{ aktion: 'bookFach', vorher: null }])
    expect(await count(`select typ from benachrichtigung where objekt_id = '${id}'`)).toEqual([
      { typ: 'fachGebucht' },
    ])
  })

  it('is refused by the constraint, by its rules and for unknown records, with alternatives', async () => {
    await book(haus.anna)
    expect(await book(haus.ben)).toMatchObject({
      refusal: { status: 409, code: 'buchung.belegt', alternatives: [{ art: 'andereZeit' }] },
    })
    expect(await book(haus.anna, NOON)).toMatchObject({
      refusal: { status: 422, code: 'buchung.inVergangenheit', alternatives: [{ art: 'andereZeit' }] },
    })
    expect(codeOf(await book(haus.ben, MORNING, FACH_BOOKING, 'F9'))).toBe('nichtGefunden')
  })

  it('makes no attempt when the server knows that the slot is taken, nor at another version', async () => {
    const seen: typeof FACH_BOOKING = { ...FACH_BOOKING, seeTaken: async () => ({ own: 0, seen: true }) }
    expect(codeOf(await book(haus.anna, MORNING, seen))).toBe('buchung.belegt')
    expect(codeOf(await book(haus.anna, MORNING, { ...FACH_BOOKING, versionOf: () => 2 }))).toBe(
      'buchung.belegt',
    )
    expect(await count('select id from fach_buchung')).toEqual([])
    expect(await book(haus.anna, MORNING, { ...FACH_BOOKING, versionOf: () => 1 })).toMatchObject({
      status: 201,
    })
  })

  it('lets one of many concurrent requests win, for each slot and for each person', async () => {
    const people = [haus.anna, haus.ben, haus.leitung]
    const answers = await Promise.all(people.map((person) => book(person)))
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
    const [{ benutzer_id } = {}] = await count('select benutzer_id from fach_buchung')
    const other = people.find(({ id }) => id !== benutzer_id) ?? haus.anna
    const hours = [10, 11, 12, 13].map((hour) => ({ von: AT(`${hour}:00`), bis: AT(`${hour}:30`) }))
    const own = await Promise.all(hours.map((zeitraum) => book(other, zeitraum)))
    expect(own.filter((answer) => !isRefusal(answer))).toHaveLength(1)
  })
})

interface FachChange {
  readonly input: { readonly fachId: string; readonly zeitraum: Zeitraum }
  readonly wish: FachChange['input']
  readonly facts: { readonly nummer: string }
  readonly decision: 'reserviert'
}

const FACH_CHANGE: Change<Types, FachChange> = {
  aktion: 'changeFach',
  wishOf: async (_call, _row, input) => input,
  async factsOf({ tx }, { wish }) {
    const { rows } = await tx.raw<{ nummer: string }>('select nummer from fach where id = $1', [wish.fachId])
    const [found] = rows
    return found ?? refuse({ status: 404, code: 'nichtGefunden' })
  },
  decide: ({ row, wish }) =>
    row.status === 'reserviert' && wish.zeitraum.von.equals(AT('06:00')) === false
      ? ok('reserviert')
      : refused(issue('buchung.inVergangenheit')),
  refuse: (_call, _tried, _facts, issues) => refuseBuchung(FACH, issues, []),
  takenIssue: (_, { zeitraum }) => takenIssue(FACH, zeitraum),
  columnsOf: (_call, { wish: { fachId, zeitraum } }, status) => ({ fach_id: fachId, zeitraum, status }),
  isSame: (before, after) =>
    before.fach_id === after.fach_id && before.zeitraum.von.equals(after.zeitraum.von),
  writeBeside: async ({ tx }, { id }) => {
    await tx.raw("update fach_buchung set informationstext = 'geändert' where id = $1", [id])
  },
  messages: (before, after) => [{ change: 'geaendert', row: after, before }],
}

describe('changing it', () => {
  const change = (
    person: TestPerson,
    id: string,
    version: number,
    input: FachChange['input'],
    by = FACH_CHANGE,
  ) =>
    as(person, (call) =>
      changeBuchung(call, FACH, { id, version }, { kalender: [input.fachId] }, (row) =>
        writeChange(call, FACH, by, row, input),
      ),
    )
  const toNoon = () => ({ fachId: fach, zeitraum: NOON })
  const mailsAbout = (id: string) =>
    haus.scoped(async (tx) => {
      const text = 'select typ, daten from benachrichtigung where objekt_id = $1'
      return (await tx.raw<{ typ: string; daten: object }>(text, [id])).rows
    })

  it('moves it, with its row of the trail, what stands beside it, its mail of old and new, and its view', async () => {
    const id = String(await take(haus.anna))
    expect(await change(haus.anna, id, 1, toNoon())).toEqual({
      status: 200,
      version: 2,
      body: { nummer: 'F1', status: 'reserviert' },
    })
    const stored = await read(id)
    expect(stored).toMatchObject({ version: 2, informationstext: 'geändert' })
    expect(stored?.zeitraum.von.equals(NOON.von)).toBe(true)
    expect((await audit(id)).at(-1)).toMatchObject({
      aktion: 'changeFach',
      vorher: { version: 1 },
      nachher: { version: 2 },
    })
    expect(await mailsAbout(id)).toEqual([{ typ: 'fachGeaendert', daten: { nummer: 'F1', von: 'F1' } }])
  })

  it('is refused by the constraint and by its rules, and leaves the booking as it was', async () => {
    const id = String(await take(haus.anna))
    await take(haus.ben, NOON)
    expect(await change(haus.anna, id, 1, toNoon())).toMatchObject({
      refusal: { status: 409, code: 'buchung.belegt' },
    })
    const early = { von: AT('06:00'), bis: AT('07:00') }
    expect(await change(haus.anna, id, 1, { fachId: fach, zeitraum: early })).toMatchObject({
      refusal: { status: 422, code: 'buchung.inVergangenheit' },
    })
    expect(await read(id)).toMatchObject({ version: 1, informationstext: '' })
    expect(await mailsAbout(id)).toEqual([])
  })

  it('is refused for what is closed, not there, somebody else’s, or another version than was seen', async () => {
    const id = String(await take(haus.anna))
    expect(codeOf(await change(haus.anna, id, 1, { fachId: zu, zeitraum: NOON }))).toBe('buchung.belegt')
    expect(codeOf(await change(haus.anna, id, 1, { fachId: uuidv7(), zeitraum: NOON }))).toBe('nichtGefunden')
    expect(codeOf(await change(haus.ben, id, 1, toNoon()))).toBe('nichtGefunden')
    expect(await change(haus.anna, id, 2, toNoon())).toMatchObject({
      refusal: { status: 412, code: 'anfrage.versionVeraltet', current: { nummer: 'F1' } },
    })
    const changed = { ...FACH_CHANGE, versionOf: () => 2 }
    expect(codeOf(await change(haus.anna, id, 1, toNoon(), changed))).toBe('buchung.belegt')
    const { takenIssue: _, ...stays } = FACH_CHANGE
    const closed = { fachId: zu, zeitraum: NOON }
    expect(codeOf(await change(haus.anna, id, 1, closed, stays))).toBe('konflikt.gleichzeitig')
  })

  it('writes nothing and tells nobody when nothing changes that anybody agreed to', async () => {
    const id = String(await take(haus.anna))
    expect(await change(haus.anna, id, 1, { fachId: fach, zeitraum: MORNING })).toMatchObject({
      status: 200,
      version: 1,
    })
    expect(await read(id)).toMatchObject({ version: 1, informationstext: '' })
    expect(await audit(id)).toHaveLength(1)
    expect(await mailsAbout(id)).toEqual([])
  })

  it('gives a slot that two want to move to in the same moment to one of them', async () => {
    const ids = [
      String(await take(haus.anna)),
      String(await take(haus.ben, { von: AT('14:00'), bis: AT('15:00') })),
    ]
    const answers = await Promise.all([
      change(haus.anna, ids[0] ?? '', 1, toNoon()),
      change(haus.ben, ids[1] ?? '', 1, toNoon()),
    ])
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
  })
})

describe('cancelling it', () => {
  it('holds the slot for ten seconds, in which it can be undone', async () => {
    const id = String(await take(haus.anna))
    expect(await cancel(haus.anna, id)).toMatchObject({ status: 200, version: 2, body: { nummer: 'F1' } })
    expect(await take(haus.ben)).toBeNull()
    laterBy(9)
    expect(await undo(haus.anna, id)).toMatchObject({
      status: 200,
      version: 3,
      body: { status: 'reserviert' },
    })
    expect(await read(id)).toMatchObject({ status: 'reserviert', gehalten_bis: null, gehalten_status: null })
    expect((await audit(id)).map(({ aktion }) => aktion)).toEqual([
      'takeFach',
      'cancelFach',
      'undoCancelFach',
    ])
  })

  it('releases the slot after ten seconds', async () => {
    const id = String(await take(haus.anna))
    await cancel(haus.anna, id)
    laterBy(10)
    expect(codeOf(await undo(haus.anna, id))).toBe('buchung.ruecknahmeAbgelaufen')
    expect(await take(haus.ben)).not.toBeNull()
    expect(await read(id)).toMatchObject({ status: 'storniert', gehalten_bis: null })
  })

  it('starts the ten seconds again when it is cancelled again', async () => {
    const id = String(await take(haus.anna))
    await cancel(haus.anna, id)
    laterBy(5)
    await undo(haus.anna, id)
    laterBy(6)
    await cancel(haus.anna, id)
    laterBy(11)
    expect(await take(haus.ben)).toBeNull()
    expect(await undo(haus.anna, id)).toMatchObject({ status: 200, version: 5 })
  })

  it('cannot be undone once the resource was closed', async () => {
    const id = String(await take(haus.anna))
    await cancel(haus.anna, id)
    await haus.scoped((tx) => dropHeld(tx, FACH, fach))
    expect(codeOf(await undo(haus.anna, id))).toBe('buchung.ruecknahmeAbgelaufen')
  })

  it('by the system cancels all in one statement, each with audit row and mail', async () => {
    const ids = [String(await take(haus.anna)), String(await take(haus.ben, NOON))]
    const fallen = await as(haus.leitung, async (call) => {
      const rows = [
        await readBooking(call.tx, FACH, ids[0] ?? ''),
        await readBooking(call.tx, FACH, ids[1] ?? ''),
      ]
      return cancelBySystem(
        call.deps,
        call,
        FACH,
        rows.filter((row) => row !== undefined),
        { aktion: 'emptyFach', change: 'geleert', informationstext: 'Umbau' },
      )
    })
    expect(fallen).toMatchObject([
      { status: 'storniert', version: 2, informationstext: 'Umbau', nummer: 'F1' },
      { status: 'storniert', version: 2 },
    ])
    for (const [i, id] of ids.entries()) {
      expect((await audit(id)).at(-1)).toMatchObject({
        aktion: 'emptyFach',
        vorher: { status: 'reserviert', version: 1 },
        nachher: { status: 'storniert', version: 2 },
      })
      const mails = await haus.scoped((tx) =>
        tx.raw('select typ, empfaenger_id from benachrichtigung where objekt_id = $1', [id]),
      )
      expect(mails.rows).toEqual([{ typ: 'fachGeleert', empfaenger_id: [haus.anna, haus.ben][i]?.id }])
    }
    expect(await take(haus.leitung)).not.toBeNull()
  })
})

describe('its deadline', () => {
  /** A locker not emptied one hour after the end is taken away, unless its text says otherwise. */
  const expires = expiry({
    name: 'fach.fristen',
    art: FACH,
    due: { from: 'auth.faellige_fach_mandanten', standard: [] },
    lapses: async () => [
      {
        counts: 'geleert',
        aktion: 'expireFach',
        change: 'geleert',
        deadlines: [{ status: 'reserviert', after: 'end', minutes: 60 }],
        lapses: ({ informationstext }) => informationstext !== 'bleibt',
      },
    ],
    tells: async () => ({ erinnert: 0 }),
  })
  const expireAt = (time: string) =>
    expireAll({ ...app.deps, pool: app.jobs.pool }, expires, periodAt(AT(time), 30))
  beforeEach(async () => {
    await haus.scoped(async (tx) => {
      await tx.raw("delete from auftragslauf where auftrag = 'fach.fristen'")
      await tx.raw("update fach_buchung set status = 'storniert', gehalten_bis = null")
    })
  })

  it('applies once it has passed, and not before: audited, mailed and counted once by two concurrent servers', async () => {
    const id = String(await take(haus.anna))
    await expireAt('10:59')
    expect(await read(id)).toMatchObject({ status: 'reserviert', version: 1 })
    await Promise.all([expireAt('11:00'), expireAt('11:00')])
    expect(await read(id)).toMatchObject({ status: 'storniert', version: 2 })
    expect((await audit(id)).at(-1)).toMatchObject({
      aktion: 'expireFach',
      akteur_id: null,
      nachher: { status: 'storniert', version: 2 },
    })
    const mails = await haus.scoped((tx) =>
      tx.raw('select typ from benachrichtigung where objekt_id = $1', [id]),
    )
    expect(mails.rows).toEqual([{ typ: 'fachGeleert' }])
    const runs = await haus.scoped((tx) =>
      tx.raw("select ergebnis from auftragslauf where auftrag = 'fach.fristen'"),
    )
    expect(runs.rows).toContainEqual({ ergebnis: { geleert: 1, erinnert: 0 } })
    expect(await take(haus.ben)).not.toBeNull()
  })

  it('is not blocked by more exempt bookings than fit into one transaction', async () => {
    const id = String(await take(haus.anna))
    await haus.scoped(async (tx) => {
      // Ids that sort before every new one.
      await tx.raw(
        `insert into fach_buchung (mandant_id, id, fach_id, zeitraum, status, benutzer_id, informationstext)
         select $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $2,
           tstzrange('2026-10-01T00:00Z'::timestamptz + n * interval '1 hour', '2026-10-01T01:00Z'::timestamptz + n * interval '1 hour'),
           'reserviert', $3, 'bleibt' from generate_series(1, 201) n`,
        [haus.id, fach, haus.anna.id],
      )
    })
    await expireAt('11:00')
    expect(await read(id)).toMatchObject({ status: 'storniert' })
  })
})
