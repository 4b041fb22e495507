import { ready, type Tx } from '../../platform/database/tx.ts'
import { Overtaken } from '../../platform/database/violations.ts'
import { requireKonfiguration } from '../../platform/konfiguration/lockKonfiguration.ts'
import { type BuchungArt, type BuchungTypes, textsOf } from './buchungArt.ts'
import { BUCHUNG, columnOf, KALENDER, type Kalender, PERSON, peopleOf } from './kalender.ts'

/**
 * The one place that locks bookings, and the one order in which it is done (docs/decisions/bookings.md), so that no two verbs wait for each other:
 *
 * 0. the configuration that bookings stand on (`platform/konfiguration/lockKonfiguration.ts`), with the opening of the transaction,
 * 1. people, whose limits or time are decided (the booker of a seat and who comes along, the driver of a car),
 * 2. calendars, whose slots are written by more than a single insert (of seats, of cars),
 * 3. the record of the seat or the car, as its own verbs and an insert's foreign key lock it,
 * 4. bookings, by id.
 *
 * All that a verb needs of a step is taken at once and sorted. Whoever has a calendar is alone with its bookings, jobs aside, which skip what
 * somebody has. An insert needs no calendar: it holds no slot while it waits for one.
 */

/** What is to be locked before the bookings. */
export interface Wanted {
  readonly personen?: readonly (string | null)[]
  /** Of seats or cars. */
  readonly kalender?: readonly string[]
}

interface Held {
  step: number
  /** Of the kind that has locked last in this step: kinds of one step go by their seeds. */
  seed: number
  readonly keys: Set<string>
}

/** What each open transaction has locked. */
const held = new WeakMap<Tx, Held>()

function heldBy(tx: Tx): Held {
  const known = held.get(tx) ?? { step: 0, seed: -1, keys: new Set() }
  held.set(tx, known)
  return known
}

/** Bookings themselves are locked by their ids, whatever the kind. */
const seedOf = ({ locks }: Kalender, step: number) =>
  step === PERSON ? locks.person : step === KALENDER ? locks.kalender : -1

const nameOf = ({ table }: Kalender, step: number, id: string) => `${table} ${step} ${id}`

/**
 * Keeps who is still missing, and refuses what comes too late.
 * @throws Error when a later step has been reached: a fault of the verb, which would deadlock beside another one
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

/** Locks people and calendars until the transaction ends, one after the other on however many servers. Travels with what follows it. */
export async function lockInOrder(tx: Tx, art: Kalender, wanted: Wanted): Promise<void> {
  const personen = missing(tx, art, PERSON, wanted.personen ?? [])
  const kalender = missing(tx, art, KALENDER, wanted.kalender ?? [])
  requireKonfiguration(tx)
  if (personen.length + kalender.length === 0) return
  keep(tx, art, PERSON, personen)
  keep(tx, art, KALENDER, kalender)
  await tx.run(ready(art.sql.lock, tx.scope.mandantId, personen, kalender))
}

/** Whether this transaction is alone with the bookings of a seat or car. */
export function hasKalender(tx: Tx, art: Kalender, id: string): boolean {
  return heldBy(tx).keys.has(nameOf(art, KALENDER, id))
}

/** Those of the calendars that nobody has at this moment, locked: for jobs, which wait for nobody and come again. */
export async function tryLockKalender(tx: Tx, art: Kalender, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.all(ready<{ id: string }>(art.sql.tryLock, tx.scope.mandantId, [...new Set(ids)]))
  return rows.map(({ id }) => id)
}

/**
 * One booking with its names, its people and its calendar, in one round trip; undefined when there is none.
 *
 * @param more what the verb is about to need besides: where a booking goes to, who is to drive
 * @throws Overtaken when it went over to others while it was waited for: the request is worked off once more
 */
export async function lockBooking<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  id: string,
  more: Wanted = {},
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
      if (person && !known.keys.has(nameOf(art, PERSON, String(person)))) throw new Overtaken()
    }
    if (!known.keys.has(nameOf(art, KALENDER, String(columnOf(row, art.resource))))) throw new Overtaken()
  }
  return row
}
