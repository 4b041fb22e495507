import { dayPeriod, tagOf } from '../time/zone.ts'

const DAYS_TO_COMPLETE = 7

/**
 * Until when a trip's purpose can be told in time: to the end of the seventh day after the day of arrival, on the Mandant's calendar.
 * Counted from the arrival as it was first written, so that no correction buys time.
 */
export function completeUntil(ankunft: Temporal.Instant, zone: string): Temporal.Instant {
  return dayPeriod(tagOf(ankunft, zone).add({ days: DAYS_TO_COMPLETE }), zone).bis
}

export function isLate(ankunft: Temporal.Instant, now: Temporal.Instant, zone: string): boolean {
  return Temporal.Instant.compare(now, completeUntil(ankunft, zone)) >= 0
}
