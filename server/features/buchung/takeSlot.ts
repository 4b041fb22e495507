import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type Mark, marking } from '../../platform/database/marks.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { constraintOf } from '../../platform/database/violations.ts'
import { requireKonfiguration } from '../../platform/konfiguration/lockKonfiguration.ts'
import { type BuchungArt, type BuchungTypes, daysOf, textsOf } from './buchungArt.ts'
import { columnOf, type Kalender } from './kalender.ts'
import { hasKalender, lockInOrder } from './lockInOrder.ts'
import { updateBuchung } from './updateBuchung.ts'

/** What is wanted of the calendar: of whom, and the period that the exclusion constraint looks at. */
interface Slot {
  /** Of the seat or the vehicle. */
  readonly id: string
  readonly zeitraum: Zeitraum
  /** When an undo has lapsed. */
  readonly now: Temporal.Instant
  readonly marks: readonly Mark[] | undefined
  /** Of a row of the table. */
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
 * Cancelled bookings whose time to undo has passed give up the slot when somebody wants it. Answers whether there were any. The caller has
 * the calendar. They may have reached into other days than the one that takes their place.
 */
async function releaseHeld(tx: Tx, art: Kalender, slot: Slot): Promise<boolean> {
  const release = ready<object>(art.sql.release, ...parametersOf(tx, slot))
  return (await tx.allMarked(release, slot.daysOf)).length > 0
}

/** No cancellation of a seat or a vehicle can be undone any more: it would bring a booking of what is closed to life. */
export async function dropHeld(tx: Tx, art: Kalender, id: string): Promise<void> {
  await tx.run(ready(art.sql.drop, tx.scope.mandantId, id))
}

/** The same of somebody who leaves: whoever took a cancellation of theirs back would give a booking to nobody. */
export async function dropHeldOf(tx: Tx, art: Kalender, benutzerId: string): Promise<void> {
  await tx.run(ready(art.sql.dropOf, tx.scope.mandantId, benutzerId))
}

/**
 * Inserts a booking, or answers null when somebody else has its slot, or what is booked is closed to all but blocks, or has another version
 * than the rules have looked at. The constraint decides without an error, and so without deadlocks between many who want the same. What has
 * lapsed there is released by whoever has the calendar, and that comes before the record, which the first attempt has locked: it goes back to
 * the savepoint.
 *
 * @param version of the record that the rules have looked at; null when they asked nothing that may have changed
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
      tx.first(marking(insert, slot.marks)),
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

/** False when the constraint refuses; a savepoint keeps the transaction usable, so that the refusal can offer alternatives. */
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

/** Whether what is booked can be, now and until the transaction ends. */
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
 * Moves a booking to the slot that it is to have, with these columns; false when somebody else has it, or what is booked was closed or
 * changed meanwhile.
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
