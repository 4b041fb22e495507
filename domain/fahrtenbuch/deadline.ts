import { dayPeriod, tagOf } from '../time/zone.ts'

const DAYS_TO_COMPLETE = 7

/**
 * Until when a trip's purpose counts as in time: the end of the seventh day after the day of arrival, on the
 * Mandant's calendar. It counts from the arrival as first recorded, so that no correction extends it.
 */
export function completeUntil(ankunft: Temporal.Instant, zone: string): Temporal.Instant {
  return dayPeriod(tagOf(ankunft, zone).add({ days: DAYS_TO_COMPLETE }), zone).bis
}

export function isLate(ankunft: Temporal.Instant, now: Temporal.Instant, zone: string): boolean {
  return Temporal.Instant.compare(now, completeUntil(ankunft, zone)) >= 0
}
