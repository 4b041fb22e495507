import type { Resolved } from '../einstellung/resolve.ts'
import { type Issue, issue } from '../issue.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { isOnStep } from '../time/zeitschritt.ts'

const before = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

/**
 * A booking begins after this moment. It may begin in the step that is running (who comes at 9:05 books from 9:00), as long as one can
 * still check in: a longer step would book what is released at once (recorded decision).
 */
export function runningStep(now: Temporal.Instant, step: number, checkInMinutes: number): Temporal.Instant {
  return now.subtract({ minutes: Math.min(step, checkInMinutes) })
}

/** It begins after the last start that is missed, and ends ahead. */
export function pastIssues(zeitraum: Zeitraum, missed: Temporal.Instant, now: Temporal.Instant): Issue[] {
  if (before(missed, zeitraum.von) && before(now, zeitraum.bis)) return []
  return [issue('buchung.inVergangenheit', { von: zeitraum.von.toString() }, { field: 'von' })]
}

/** Start and end lie on the time step (K6). */
export function stepIssues(zeitraum: Zeitraum, step: Resolved<number>, zone: string): Issue[] {
  return (['von', 'bis'] as const)
    .filter((field) => !isOnStep(zeitraum[field], step.value, zone))
    .map((field) => issue('buchung.zeitschritt', { minuten: step.value }, { field, origin: step.origin }))
}

interface Ahead {
  readonly letzterTag: Temporal.PlainDate
  /** When the day asked for comes into the range. */
  readonly ab: Temporal.Instant
  readonly tage: Resolved<number>
}

/** The day of a start or an end lies no further ahead than the booking range (K4); says from when on it can be booked. */
export function aheadIssues(
  tag: Temporal.PlainDate,
  { letzterTag, ab, tage: ahead }: Ahead,
  field: 'von' | 'bis',
): Issue[] {
  if (Temporal.PlainDate.compare(tag, letzterTag) <= 0) return []
  const data = { tage: ahead.value, letzterTag: letzterTag.toString(), ab: ab.toString() }
  return [issue('buchung.zuWeitVoraus', data, { field, origin: ahead.origin })]
}
