import type { Resolved } from '../einstellung/resolve.ts'
import { type Issue, issue } from '../issue.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { isOnStep } from '../time/zeitschritt.ts'

const before = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

/**
 * Bookings have to start after this moment. A booking may start in the running step (at 9:05 one can book
 * from 9:00) as long as check-in is still open: a longer step would create bookings that are released at once
 * (recorded decision).
 */
export function runningStep(now: Temporal.Instant, step: number, checkInMinutes: number): Temporal.Instant {
  return now.subtract({ minutes: Math.min(step, checkInMinutes) })
}

/** Refuses a booking that starts at or before the last missed start, or that does not end in the future. */
export function pastIssues(zeitraum: Zeitraum, missed: Temporal.Instant, now: Temporal.Instant): Issue[] {
  if (before(missed, zeitraum.von) && before(now, zeitraum.bis)) return []
  return [issue('buchung.inVergangenheit', { von: zeitraum.von.toString() }, { field: 'von' })]
}

/** Refuses a start or end that does not lie on the time step (K6). */
export function stepIssues(zeitraum: Zeitraum, step: Resolved<number>, zone: string): Issue[] {
  return (['von', 'bis'] as const)
    .filter((field) => !isOnStep(zeitraum[field], step.value, zone))
    .map((field) => issue('buchung.zeitschritt', { minuten: step.value }, { field, origin: step.origin }))
}

interface Ahead {
  readonly letzterTag: Temporal.PlainDate
  /** When the requested day enters the booking range. */
  readonly ab: Temporal.Instant
  readonly tage: Resolved<number>
}

/** Refuses a start or end beyond the booking range (K4), and says from when the day can be booked. */
export function aheadIssues(
  tag: Temporal.PlainDate,
  { letzterTag, ab, tage: ahead }: Ahead,
  field: 'von' | 'bis',
): Issue[] {
  if (Temporal.PlainDate.compare(tag, letzterTag) <= 0) return []
  const data = { tage: ahead.value, letzterTag: letzterTag.toString(), ab: ab.toString() }
  return [issue('buchung.zuWeitVoraus', data, { field, origin: ahead.origin })]
}
