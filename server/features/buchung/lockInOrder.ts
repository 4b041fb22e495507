import { ready, type Tx } from '../../platform/database/tx.ts'
import { ConcurrentChangeError } from '../../platform/database/violations.ts'
import { requireKonfiguration } from '../../platform/konfiguration/lockKonfiguration.ts'
import { type BuchungArt, type BuchungTypes, textsOf } from './buchungArt.ts'
import { BUCHUNG, columnOf, KALENDER, type Kalender, PERSON, peopleOf } from './kalender.ts'

/**
 * The only place that locks bookings, in one fixed order (docs/decisions/bookings.md), so that no two verbs
 * deadlock:
 *
 * 0. the house's configuration (`platform/konfiguration/lockKonfiguration.ts`), when the transaction opens,
 * 1. people whose limits or time are decided (booker and second person of a seat, driver of a car),
 * 2. calendars whose slots more than a single insert writes (of seats, of cars),
 * 3. the record of the seat or car, locked by its own verbs and by an insert's foreign key,
 * 4. bookings, by id.
 *
 * A verb takes all locks of a step at once, sorted. Whoever holds a calendar has its bookings to itself; jobs
 * skip locked rows. An insert needs no calendar: it holds no slot while it waits for one.
 */

/** Locks to take before those of bookings. */
export interface LockRequest {
  readonly personen?: readonly (string | null)[]
  /** Ids of seats or cars. */
  readonly kalender?: readonly string[]
}

interface Held {
  step: number
  /** Seed of the kind that locked last in this step: within a step, kinds go by their seeds. */
  seed: number
  readonly keys: Set<string>
}

/** The locks of each open transaction. */
const held = new WeakMap<Tx, Held>()

function heldBy(tx: Tx): Held {
  const known = held.get(tx) ?? { step: 0, seed: -1, keys: new Set() }
  held.set(tx, known)
  return known
}

/** Bookings are locked by id, whatever their kind. */
const seedOf = ({ locks }: Kalender, step: number) =>
  step === PERSON ? locks.person : step === KALENDER ? locks.kalender : -1

const nameOf = ({ table }: Kalender, step: number, id: string) => `${table} ${step} ${id}`

/**
 * Returns the ids that are not locked yet.
 * @throws Error when a later step has been reached: a bug in the
 * verb, which could deadlock with another one
 */
function missing(tx: Tx, art: Kalender, step: number, ids: readonly (string | null)[]): string[] {
  const known = heldBy(tx)
  const open = [...new Set(ids)].filter(
    (id): id is string => id !== null && !known.keys.has(nameOf(art, step, id)),
  )
  const late = known.step > step || (known.step === step && seedOf(art, step) <= known.seed)
  if (open.length > 0 && late)
    throw new Error(`locks out of order: step ${step} of ${art.table} after step ${known.step}`)
  return open
}

function keep(tx: Tx, art: Kalender, step: number, ids: readonly string[]): void {
  const known = heldBy(tx)
  for (const id of ids) known.keys.add(nameOf(art, step, id))
  if (ids.length === 0) return
  known.seed = known.step > step ? known.seed : seedOf(art, step)
  known.step = Math.max(known.step, step)
}

/**
 * Locks people and calendars until the transaction ends, across all servers. Pipelined with the statements
 * that follow.
 */
export async function lockInOrder(tx: Tx, art: Kalender, wanted: LockRequest): Promise<void> {
  const personen = missing(tx, art, PERSON, wanted.personen ?? [])
  const kalender = missing(tx, art, KALENDER, wanted.kalender ?? [])
  requireKonfiguration(tx)
  if (personen.length + kalender.length === 0) return
  keep(tx, art, PERSON, personen)
  keep(tx, art, KALENDER, kalender)
  await tx.run(ready(art.sql.lock, tx.scope.mandantId, personen, kalender))
}

/** Whether this transaction holds the calendar of a seat or car. */
export function hasKalender(tx: Tx, art: Kalender, id: string): boolean {
  return heldBy(tx).keys.has(nameOf(art, KALENDER, id))
}

/**
 * Locks those calendars that are free and returns their ids: for jobs, which skip the others until their next
 * run.
 */
export async function tryLockKalender(tx: Tx, art: Kalender, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.all(ready<{ id: string }>(art.sql.tryLock, tx.scope.mandantId, [...new Set(ids)]))
  return rows.map(({ id }) => id)
}

/**
 * Reads and locks a booking with its names, its people and its calendar, in one round trip; undefined when
 * there is none.
 *
 * @param more further locks the verb is about to need: the new seat, the new driver
 * @throws ConcurrentChangeError when its people or resource changed while waiting for the lock: the request is retried
 */
export async function lockBooking<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  id: string,
  more: LockRequest = {},
): Promise<T['named'] | undefined> {
  requireKonfiguration(tx)
  const { mandantId } = tx.scope
  const select = ready<T['named']>(textsOf(art).lock, mandantId, id)
  const known = heldBy(tx)
  if (known.keys.has(nameOf(art, BUCHUNG, id))) return tx.first(select)
  const personen = more.personen ?? []
  const kalender = more.kalender ?? []
  if (known.step > 0) throw new Error(`locks out of order: a booking after step ${known.step}`)
  const given = personen.filter((person) => person !== null)
  const [locked, row] = await Promise.all([
    tx.all(ready<{ stufe: number; id: string }>(art.sql.lockOf, mandantId, given, kalender, id)),
    tx.first(select),
  ])
  for (const { stufe, id: key } of locked) keep(tx, art, stufe, [key])
  keep(tx, art, BUCHUNG, [id])
  if (row) {
    for (const column of peopleOf(art)) {
      const person = columnOf(row, column)
      if (person && !known.keys.has(nameOf(art, PERSON, String(person)))) throw new ConcurrentChangeError()
    }
    if (!known.keys.has(nameOf(art, KALENDER, String(columnOf(row, art.resource)))))
      throw new ConcurrentChangeError()
  }
  return row
}
