import { ok, type Result } from '../result.ts'
import { deny, reached } from './actor.ts'
import type { BuchungStatus } from './status.ts'

/** Seconds in which a cancellation can be undone; the slot is held that long. */
export const UNDO_SECONDS = 10

/** The slot that a cancellation still holds, and the previous status. */
export interface HeldSlot {
  readonly status: BuchungStatus | null
  readonly bis: Temporal.Instant | null
}

/** The status that an undo would restore while the slot is held. Callers check rights and everything else. */
export function heldStatus(
  status: BuchungStatus,
  held: HeldSlot,
  now: Temporal.Instant,
): Result<BuchungStatus> {
  if (status !== 'storniert' || held.status === null || held.bis === null || reached(held.bis, now))
    return deny('buchung.ruecknahmeAbgelaufen', { sekunden: UNDO_SECONDS })
  return ok(held.status)
}
