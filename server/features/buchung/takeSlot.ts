import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { ready, type Statement, type Tx } from '../../platform/database/tx.ts'
import { violationOf } from '../../platform/database/violations.ts'
import { hasKalender, lockInOrder } from './lockInOrder.ts'

/** What is wanted of the calendar: of whom, and the period that the exclusion constraint looks at. */
export interface Slot {
  readonly objekt: 'leseraum_buchung' | 'fahrzeug_buchung'
  /** Of the seat or the vehicle. */
  readonly id: string
  readonly zeitraum: Zeitraum
  /** When an undo has lapsed. */
  readonly now: Temporal.Instant
}

const LAPSED = {
  leseraum_buchung: 'leseraum_id = $2 and gehalten_bis <= $4 and zeitraum && $3::tstzrange',
  fahrzeug_buchung: 'fahrzeug_id = $2 and gehalten_bis <= $4 and sperrzeitraum && $3::tstzrange',
} as const

const FIND = {
  leseraum_buchung: `select from leseraum_buchung where mandant_id = $1 and ${LAPSED.leseraum_buchung} limit 1`,
  fahrzeug_buchung: `select from fahrzeug_buchung where mandant_id = $1 and ${LAPSED.fahrzeug_buchung} limit 1`,
} as const

const RELEASE = {
  leseraum_buchung: `
    update leseraum_buchung set gehalten_bis = null, gehalten_status = null where mandant_id = $1 and ${LAPSED.leseraum_buchung}`,
  fahrzeug_buchung: `
    update fahrzeug_buchung set gehalten_bis = null, gehalten_status = null where mandant_id = $1 and ${LAPSED.fahrzeug_buchung}`,
} as const

const DROP = {
  leseraum_buchung: `
    update leseraum_buchung set gehalten_bis = null, gehalten_status = null
    where mandant_id = $1 and leseraum_id = $2 and gehalten_bis is not null`,
  fahrzeug_buchung: `
    update fahrzeug_buchung set gehalten_bis = null, gehalten_status = null
    where mandant_id = $1 and fahrzeug_id = $2 and gehalten_bis is not null`,
} as const

/** What the constraint says in the domain's words. */
const TAKEN = { leseraum_buchung: 'buchung.belegt', fahrzeug_buchung: 'fahrzeug.belegt' } as const

const slotOf = (tx: Tx, { id, zeitraum, now }: Slot) => [tx.scope.mandantId, id, zeitraum, now] as const

/**
 * Cancelled bookings whose time to undo has passed give up the slot when somebody wants it. Answers whether there were any. The caller has
 * the calendar.
 */
async function releaseHeld(tx: Tx, slot: Slot): Promise<boolean> {
  return (await tx.run(ready(RELEASE[slot.objekt], ...slotOf(tx, slot)))) > 0
}

/** No cancellation of a seat or a vehicle can be undone any more: it would bring a booking of what is closed to life. */
export async function dropHeld(tx: Tx, objekt: Slot['objekt'], id: string): Promise<void> {
  await tx.run(ready(DROP[objekt], tx.scope.mandantId, id))
}

/**
 * Inserts a booking, or answers null when somebody else has its slot. The statement says ON CONFLICT DO NOTHING: the exclusion constraint
 * decides without an error, and so without deadlocks between many who want the same. What has lapsed there is released by whoever has the
 * calendar, and that comes before the record of the seat or car, which the first attempt has locked: it goes back to the savepoint.
 */
export async function takeSlot<R>(tx: Tx, slot: Slot, insert: Statement<R>): Promise<R | null> {
  const { objekt, id } = slot
  const alone = hasKalender(tx, objekt, id)
  const [, taken] = await Promise.all([alone ? null : tx.raw('savepoint take'), tx.first(insert)])
  if (taken || (await tx.run(ready(FIND[objekt], ...slotOf(tx, slot)))) === 0) return taken ?? null
  const [, , , again] = await Promise.all([
    alone ? null : tx.raw('rollback to savepoint take'),
    lockInOrder(tx, objekt, { kalender: [id] }),
    releaseHeld(tx, slot),
    tx.first(insert),
  ])
  return again ?? null
}

/** False when the constraint refuses; a savepoint keeps the transaction usable, so that the refusal can offer alternatives. */
async function attempt(tx: Tx, { objekt }: Slot, update: () => Promise<unknown>): Promise<boolean> {
  await tx.raw('savepoint move')
  try {
    await update()
    return true
  } catch (error) {
    if (violationOf(error)?.code !== TAKEN[objekt]) throw error
    await tx.raw('rollback to savepoint move')
    return false
  }
}

/** Moves a booking to another slot by the caller's update; false when somebody else has it. */
export async function moveToSlot(tx: Tx, slot: Slot, update: () => Promise<unknown>): Promise<boolean> {
  if (await attempt(tx, slot, update)) return true
  return (await releaseHeld(tx, slot)) && (await attempt(tx, slot, update))
}
