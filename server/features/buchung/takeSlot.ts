import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type Mark, withMarks } from '../../platform/database/marks.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { constraintOf } from '../../platform/database/violations.ts'
import { requireKonfiguration } from '../../platform/konfiguration/lockKonfiguration.ts'
import { type BuchungArt, type BuchungTypes, daysOf, textsOf } from './buchungArt.ts'
import { columnOf, type Kalender } from './kalender.ts'
import { hasKalender, lockInOrder } from './lockInOrder.ts'
import { updateBuchung } from './updateBuchung.ts'

/** The slot a booking needs: a resource, and the period in the exclusion constraint. */
interface Slot {
  /** Id of the seat or vehicle. */
  readonly id: string
  readonly zeitraum: Zeitraum
  /** Cancelled bookings whose undo period ended before this moment are released. */
  readonly now: Temporal.Instant
  readonly marks: readonly Mark[] | undefined
  /** Marks of the days of a row of the table. */
  readonly daysOf: (row: object) => readonly Mark[]
}

function slotOf<T extends BuchungTypes>(
  art: BuchungArt<T>,
  row: T['fresh'] | T['row'],
  now: Temporal.Instant,
): Slot {
  const id = columnOf(row, art.resource) as string
  const zeitraum = columnOf(row, art.slot) as Zeitraum
  return { id, zeitraum, now, marks: art.marks?.(row), daysOf: (other) => daysOf(art, other as T['row']) }
}

const parametersOf = (tx: Tx, { id, zeitraum, now }: Slot) => [tx.scope.mandantId, id, zeitraum, now] as const

/**
 * Releases the slots of cancelled bookings that can no longer be undone; true if there were any. The caller
 * holds the calendar. Each row marks its own days, which may differ from those of the new booking.
 */
async function releaseHeld(tx: Tx, art: Kalender, slot: Slot): Promise<boolean> {
  const release = ready<object>(art.sql.release, ...parametersOf(tx, slot))
  return (await tx.allMarked(release, slot.daysOf)).length > 0
}

/** Ends the undo period of all cancellations of a resource: an undo would revive a booking of a closed resource. */
export async function dropHeld(tx: Tx, art: Kalender, id: string): Promise<void> {
  await tx.run(ready(art.sql.drop, tx.scope.mandantId, id))
}

/** Ends the undo period of all cancellations of a person who leaves: an undo would assign the booking to nobody. */
export async function dropHeldOf(tx: Tx, art: Kalender, benutzerId: string): Promise<void> {
  await tx.run(ready(art.sql.dropOf, tx.scope.mandantId, benutzerId))
}

/**
 * Inserts a booking. Returns null when the slot is taken, the resource is closed to everything but blocks, or
 * its version differs from the one the rules looked at. The insert runs into the constraint without an error
 * (ON CONFLICT DO NOTHING), and so without deadlocks between competing requests. Releasing lapsed holds needs
 * the calendar, which comes before the record in the lock order; as the first attempt has locked the record,
 * it rolls back to the savepoint first.
 *
 * @param version of the record the rules looked at; null when they depend on nothing that may have changed
 */
export async function takeSlot<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  row: T['fresh'],
  now: Temporal.Instant,
  version: number | null = null,
): Promise<T['taken'] | null> {
  requireKonfiguration(tx)
  const { insert: text, insertColumns, record } = textsOf(art)
  const { mandantId } = tx.scope
  const insert = ready<T['taken']>(
    text,
    mandantId,
    ...insertColumns.map((column) => columnOf(row, column)),
    version,
    now,
  )
  const slot = slotOf(art, row, now)
  const read = record === null ? null : ready<object>(record, mandantId, slot.id)
  return insertInto(tx, art, slot, async () => {
    const [taken, more] = await Promise.all([
      tx.first(withMarks(insert, slot.marks)),
      read === null ? null : tx.first(read),
    ])
    return taken ? { ...more, ...taken } : null
  })
}

async function insertInto<R>(
  tx: Tx,
  art: Kalender,
  slot: Slot,
  insert: () => Promise<R | null>,
): Promise<R | null> {
  const alone = hasKalender(tx, art, slot.id)
  const [, taken] = await Promise.all([alone ? null : tx.raw('savepoint take'), insert()])
  if (taken || (await tx.run(ready(art.sql.find, ...parametersOf(tx, slot)))) === 0) return taken
  const [, , , again] = await Promise.all([
    alone ? null : tx.raw('rollback to savepoint take'),
    lockInOrder(tx, art, { kalender: [slot.id] }),
    releaseHeld(tx, art, slot),
    insert(),
  ])
  return again
}

/**
 * Returns false when the constraint refuses. The savepoint keeps the transaction usable, so that the refusal
 * can offer alternatives.
 */
async function attempt(tx: Tx, { table }: Kalender, update: () => Promise<unknown>): Promise<boolean> {
  await tx.raw('savepoint move')
  try {
    await update()
    return true
  } catch (error) {
    if (constraintOf(error) !== `${table}_ueberschneidung`) throw error
    await tx.raw('rollback to savepoint move')
    return false
  }
}

/** Whether the resource can be booked, now and until the transaction ends. */
async function isOpen(
  { record }: Pick<BuchungArt<BuchungTypes>, 'record'>,
  tx: Tx,
  slot: Slot,
  version: number | null,
) {
  const { table, open } = record
  const text = `select 1 from ${table} where mandant_id = $1 and id = $2 and ${open} and ($3::integer is null or version = $3) for key share`
  return (await tx.run(ready(text, tx.scope.mandantId, slot.id, version))) > 0
}

/**
 * Moves a booking to the slot in `after`, writing these columns. Returns false when the slot is taken, or the
 * resource was closed or changed meanwhile.
 *
 * @param version as for `takeSlot`
 */
export async function moveToSlot<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  before: T['row'],
  after: T['row'],
  columns: T['update'],
  now: Temporal.Instant,
  version: number | null = null,
): Promise<boolean> {
  requireKonfiguration(tx)
  const slot = slotOf(art, after, now)
  if (!(await isOpen(art, tx, slot, version))) return false
  const update = () => tx.run(updateBuchung(tx, art, before, { ...columns, gilt_seit: now }))
  if (await attempt(tx, art, update)) return true
  return (await releaseHeld(tx, art, slot)) && (await attempt(tx, art, update))
}
