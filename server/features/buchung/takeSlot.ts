import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { ready, type Statement, type Tx } from '../../platform/database/tx.ts'
import { violationOf } from '../../platform/database/violations.ts'

/** What is wanted of the calendar: of whom, and the period that the exclusion constraint looks at. */
export interface Slot {
  readonly objekt: 'leseraum_buchung' | 'fahrzeug_buchung'
  /** Of the seat or the vehicle. */
  readonly id: string
  readonly zeitraum: Zeitraum
  /** When an undo has lapsed; by the database's clock when nothing is said. */
  readonly now?: Temporal.Instant
}

const RELEASE = {
  leseraum_buchung: `
    update leseraum_buchung set gehalten_bis = null, gehalten_status = null
    where mandant_id = $1 and leseraum_id = $2 and gehalten_bis <= coalesce($4::timestamptz, now()) and zeitraum && $3::tstzrange`,
  fahrzeug_buchung: `
    update fahrzeug_buchung set gehalten_bis = null, gehalten_status = null
    where mandant_id = $1 and fahrzeug_id = $2 and gehalten_bis <= coalesce($4::timestamptz, now()) and sperrzeitraum && $3::tstzrange`,
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

/** Cancelled bookings whose time to undo has passed give up the slot when somebody wants it. Answers whether there were any. */
async function releaseHeld(tx: Tx, { objekt, id, zeitraum, now }: Slot): Promise<boolean> {
  return (await tx.run(ready(RELEASE[objekt], tx.scope.mandantId, id, zeitraum, now ?? null))) > 0
}

/** No cancellation of a seat or a vehicle can be undone any more: it would bring a booking of what is closed to life. */
export async function dropHeld(tx: Tx, objekt: Slot['objekt'], id: string): Promise<void> {
  await tx.run(ready(DROP[objekt], tx.scope.mandantId, id))
}

/**
 * Inserts a booking, or answers null when somebody else has its slot. The statement says ON CONFLICT DO NOTHING: the exclusion constraint
 * decides without an error, and so without deadlocks between many who want the same.
 */
export async function takeSlot<R>(tx: Tx, slot: Slot, insert: Statement<R>): Promise<R | null> {
  const taken = await tx.first(insert)
  if (taken) return taken
  return (await releaseHeld(tx, slot)) ? ((await tx.first(insert)) ?? null) : null
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
