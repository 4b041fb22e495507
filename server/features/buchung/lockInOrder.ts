import { type Ready, ready, type Tx } from '../../platform/database/tx.ts'
import { Overtaken } from '../../platform/database/violations.ts'

/**
 * The one place that locks bookings, and the one order in which it is done (decision 61), so that no two verbs wait for each other:
 *
 * 1. people, whose limits are decided (the booker of a seat, the driver of a car),
 * 2. calendars, whose slots are written by more than a single insert (of seats, of cars),
 * 3. the record of the seat or the car, as its own verbs and an insert's foreign key lock it,
 * 4. bookings, by id.
 *
 * All that a verb needs of a step is taken at once and sorted. Whoever has a calendar is alone with its bookings, jobs aside, which skip what
 * somebody has. An insert needs no calendar: it holds no slot while it waits for one.
 */
const PERSON = 1
const KALENDER = 2
const BUCHUNG = 3

type Objekt = 'leseraum_buchung' | 'fahrzeug_buchung'

/** What is to be locked before the bookings. */
export interface Wanted {
  readonly personen?: readonly (string | null)[]
  /** Of seats or cars. */
  readonly kalender?: readonly string[]
}

// The seeds keep people and calendars of seats and cars apart. A house has 256 calendars of each: of a plan with thousands of seats no more
// locks are taken, and two seats that share one wait for each other for some milliseconds.
const KEYS = {
  leseraum_buchung: { person: 'hashtextextended(id, 0)', kalender: stripe(2) },
  fahrzeug_buchung: { person: 'hashtextextended(id, 1)', kalender: stripe(3) },
} as const

function stripe(seed: number): string {
  return `hashtextextended($1::text || (hashtext(id) & 255), ${seed})`
}

/** Sorted before they are taken: the function is called once for each row, in the order of the rows. */
function lockSorted(keys: string): string {
  return `select stufe, id, pg_advisory_xact_lock(schluessel) from (${keys} order by 1, 3) sortiert`
}

function wantedKeys(objekt: Objekt, personen: string, kalender: string): string {
  const { person, kalender: key } = KEYS[objekt]
  return `select ${PERSON} as stufe, id, ${person} as schluessel from (${personen}) p
    union all select ${KALENDER}, id, ${key} from (${kalender}) k`
}

const GIVEN_PEOPLE = 'select unnest($2::text[]) as id'
const GIVEN_CALENDARS = 'select unnest($3::text[]) as id'

const LOCK = {
  leseraum_buchung: lockSorted(wantedKeys('leseraum_buchung', GIVEN_PEOPLE, GIVEN_CALENDARS)),
  fahrzeug_buchung: lockSorted(wantedKeys('fahrzeug_buchung', GIVEN_PEOPLE, GIVEN_CALENDARS)),
} as const

const OF_BOOKING = {
  leseraum_buchung: ofBooking('leseraum_buchung', 'benutzer1_id', 'leseraum_id'),
  fahrzeug_buchung: ofBooking('fahrzeug_buchung', 'fahrer_id', 'fahrzeug_id'),
} as const

/** Who and what a booking is about need not be asked for first: they are read by the statement that locks them. */
function ofBooking(objekt: Objekt, person: string, kalender: string): string {
  const of = (column: string) =>
    `select ${column}::text as id from ${objekt} where mandant_id = $1 and id = $4 and ${column} is not null`
  return lockSorted(
    wantedKeys(objekt, `${of(person)} union ${GIVEN_PEOPLE}`, `${of(kalender)} union ${GIVEN_CALENDARS}`),
  )
}

const TRY = {
  leseraum_buchung: tryLock('leseraum_buchung'),
  fahrzeug_buchung: tryLock('fahrzeug_buchung'),
} as const

function tryLock(objekt: Objekt): string {
  return `select id from (select unnest($2::text[]) as id) k where pg_try_advisory_xact_lock(${KEYS[objekt].kalender})`
}

interface Held {
  step: number
  readonly keys: Set<string>
}

/** What each open transaction has locked. */
const held = new WeakMap<Tx, Held>()

function heldBy(tx: Tx): Held {
  const known = held.get(tx) ?? { step: 0, keys: new Set() }
  held.set(tx, known)
  return known
}

const nameOf = (objekt: Objekt, step: number, id: string) => `${objekt} ${step} ${id}`

/**
 * Keeps who is still missing, and refuses what comes too late.
 * @throws Error when a later step has been reached: a fault of the verb, which would deadlock beside another one
 */
function missing(tx: Tx, objekt: Objekt, step: number, ids: readonly (string | null)[]): string[] {
  const known = heldBy(tx)
  const open = [...new Set(ids)].filter(
    (id): id is string => id !== null && !known.keys.has(nameOf(objekt, step, id)),
  )
  if (open.length > 0 && known.step >= step)
    throw new Error(`locks out of order: step ${step} of ${objekt} after step ${known.step}`)
  return open
}

function keep(tx: Tx, objekt: Objekt, step: number, ids: readonly string[]): void {
  const known = heldBy(tx)
  for (const id of ids) known.keys.add(nameOf(objekt, step, id))
  if (ids.length > 0) known.step = Math.max(known.step, step)
}

/** Locks people and calendars until the transaction ends, one after the other on however many servers. Travels with what follows it. */
export async function lockInOrder(tx: Tx, objekt: Objekt, wanted: Wanted): Promise<void> {
  const personen = missing(tx, objekt, PERSON, wanted.personen ?? [])
  const kalender = missing(tx, objekt, KALENDER, wanted.kalender ?? [])
  if (personen.length + kalender.length === 0) return
  keep(tx, objekt, PERSON, personen)
  keep(tx, objekt, KALENDER, kalender)
  await tx.run(ready(LOCK[objekt], tx.scope.mandantId, personen, kalender))
}

/** Whether this transaction is alone with the bookings of a seat or car. */
export function hasKalender(tx: Tx, objekt: Objekt, id: string): boolean {
  return heldBy(tx).keys.has(nameOf(objekt, KALENDER, id))
}

/** Those of the calendars that nobody has at this moment, locked: for jobs, which wait for nobody and come again. */
export async function tryLockKalender(tx: Tx, objekt: Objekt, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.all(ready<{ id: string }>(TRY[objekt], tx.scope.mandantId, [...new Set(ids)]))
  return rows.map(({ id }) => id)
}

interface BookingLocks<Row> {
  readonly objekt: Objekt
  readonly id: string
  /** Reads the row and locks it (FOR NO KEY UPDATE: what refers to it is not kept waiting). */
  readonly select: Ready<Row>
  readonly personOf: (row: Row) => string | null
  readonly kalenderOf: (row: Row) => string
  /** What the verb is about to need besides: where a booking goes to, who is to drive. */
  readonly more?: Wanted
}

/**
 * One booking with its person and its calendar, in one round trip; undefined when there is none.
 * @throws Overtaken when it went over to others while it was waited for: the request is worked off once more
 */
export async function lockBooking<Row>(tx: Tx, locks: BookingLocks<Row>): Promise<Row | undefined> {
  const { objekt, id, more = {} } = locks
  if (heldBy(tx).keys.has(nameOf(objekt, BUCHUNG, id))) return tx.first(locks.select)
  const [personen, kalender] = [more.personen ?? [], more.kalender ?? []]
  if (heldBy(tx).step > 0) throw new Error(`locks out of order: a booking after step ${heldBy(tx).step}`)
  const given = personen.filter((person) => person !== null)
  const [locked, row] = await Promise.all([
    tx.all(ready<{ stufe: number; id: string }>(OF_BOOKING[objekt], tx.scope.mandantId, given, kalender, id)),
    tx.first(locks.select),
  ])
  for (const { stufe, id: key } of locked) keep(tx, objekt, stufe, [key])
  keep(tx, objekt, BUCHUNG, [id])
  if (row) {
    const { keys } = heldBy(tx)
    const person = locks.personOf(row)
    if (person !== null && !keys.has(nameOf(objekt, PERSON, person))) throw new Overtaken()
    if (!keys.has(nameOf(objekt, KALENDER, locks.kalenderOf(row)))) throw new Overtaken()
  }
  return row
}
