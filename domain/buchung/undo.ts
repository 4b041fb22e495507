import { ok, type Result } from '../result.ts'
import { deny, reached } from './actor.ts'
import type { BuchungStatus } from './status.ts'

/** Seconds in which a cancellation can be taken back; the slot is held that long. */
export const UNDO_SECONDS = 10

/** The slot that a cancellation still holds, and the status that it had. */
export interface HeldSlot {
  readonly status: BuchungStatus | null
  readonly bis: Temporal.Instant | null
}

/** The status that an undo would bring back, while the slot is held. Who may and what else speaks against it is for the caller. */
export function heldStatus(
  status: BuchungStatus,
  held: HeldSlot,
  now: Temporal.Instant,
): Result<BuchungStatus> {
  if (status !== 'storniert' || held.status === null || held.bis === null || reached(held.bis, now))
    return deny('buchung.ruecknahmeAbgelaufen', { sekunden: UNDO_SECONDS })
  return ok(held.status)
}
