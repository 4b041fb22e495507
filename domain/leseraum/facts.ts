import type { Effective } from '../einstellung/resolve.ts'
import type { Kalender } from '../oeffnungszeit/types.ts'
import type { Hold } from './types.ts'

/** What is true at the moment of a decision. The browser fills it with what it knows, the server with what is. */
export interface BookingFacts {
  readonly now: Temporal.Instant
  readonly kalender: Kalender
  readonly einstellungen: Effective
  /** The person's own occupying bookings of that ISO week and of the days before and after it, on any plan. */
  readonly eigene: readonly Hold[]
  /** What holds the seats of the plan that day; of other seats too, they are passed over. */
  readonly belegungen: readonly Hold[]
  /** When the booker asked the second person within the last hour, the oldest first; only the server knows. */
  readonly einladungen?: readonly Temporal.Instant[]
}
