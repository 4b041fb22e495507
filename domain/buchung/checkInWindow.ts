import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'

/** Minutes either side of the start (SPECIFICATION section 9). */
export const CHECK_IN_MINUTES = 15

/** From 15 minutes before to 15 minutes after the start; both ends belong to it. */
export function checkInWindow(start: Temporal.Instant): Zeitraum {
  return { von: start.subtract({ minutes: CHECK_IN_MINUTES }), bis: start.add({ minutes: CHECK_IN_MINUTES }) }
}

export function checkInPossible(start: Temporal.Instant, now: Temporal.Instant): boolean {
  return Math.abs(minutesBetween(start, now)) <= CHECK_IN_MINUTES
}
