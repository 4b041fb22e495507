import type { BerichtTurnus } from '../einstellung/berichtTurnus.ts'
import { type Berichtsperiode, lastPeriode } from './periode.ts'

/** Wall time in the Mandant's zone: nobody wants to be told at midnight. */
const FROM_HOUR = 6
/** Days after its period's end in which a report still goes out: a standstill is made good, a setting made later brings no old report. */
const LATEST_DAYS = 7

/** Every period ends with a month: on most days there is nothing to send, whatever the zone, and no house is asked. */
export function isReportTime(now: Temporal.Instant): boolean {
  const { day, daysInMonth } = now.toZonedDateTimeISO('UTC')
  return day <= LATEST_DAYS + 1 || day === daysInMonth
}

/** The period whose report goes out at that wall time; null when there is none. */
export function periodeToReport(wall: Temporal.ZonedDateTime, turnus: BerichtTurnus): Berichtsperiode | null {
  if (wall.hour < FROM_HOUR) return null
  const heute = wall.toPlainDate()
  const periode = lastPeriode(heute, turnus)
  return periode.bis.until(heute, { largestUnit: 'days' }).days >= LATEST_DAYS ? null : periode
}

/** Months of the calendar since year 0, by the period's end and its length: each period has a number of its own. */
export function numberOf({ von, bis }: Pick<Berichtsperiode, 'von' | 'bis'>): number {
  return (bis.year * 12 + bis.month) * 100 + von.until(bis, { largestUnit: 'months' }).months
}
