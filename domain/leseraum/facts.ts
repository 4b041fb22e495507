import type { Effective } from '../einstellung/resolve.ts'
import type { Kalender } from '../oeffnungszeit/types.ts'
import type { Hold } from './types.ts'

/** The facts at the moment of a decision. The browser fills in what it knows, the server what is true. */
export interface BookingFacts {
  readonly now: Temporal.Instant
  readonly kalender: Kalender
  readonly einstellungen: Effective
  /**
   * The person's own occupying bookings of that ISO week and of the days before and after it, on any plan.
   */
  readonly eigene: readonly Hold[]
  /** The holds of the plan's seats on that day; those of other seats are ignored. */
  readonly belegungen: readonly Hold[]
  /**
   * When the booker invited the second person within the last hour, oldest first; known only to the server.
   */
  readonly einladungen?: readonly Temporal.Instant[]
}
