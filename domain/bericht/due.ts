import type { BerichtTurnus } from '../einstellung/berichtTurnus.ts'
import { type Berichtsperiode, lastPeriode } from './periode.ts'

/** Wall time in the Mandant's zone: nobody wants a report at midnight. */
const FROM_HOUR = 6
/**
 * Days after the end of its period in which a report is still sent: it makes up for an outage, and a setting
 * made later sends no old report.
 */
const LATEST_DAYS = 7

/**
 * Whether a report can be due in any zone. Every period ends with a month, so on most days the job need not
 * look at any house.
 */
export function isReportTime(now: Temporal.Instant): boolean {
  const { day, daysInMonth } = now.toZonedDateTimeISO('UTC')
  return day <= LATEST_DAYS + 1 || day === daysInMonth
}

/** The period whose report is due at that wall time; null if there is none. */
export function periodeToReport(wall: Temporal.ZonedDateTime, turnus: BerichtTurnus): Berichtsperiode | null {
  if (wall.hour < FROM_HOUR) return null
  const heute = wall.toPlainDate()
  const periode = lastPeriode(heute, turnus)
  return periode.bis.until(heute, { largestUnit: 'days' }).days >= LATEST_DAYS ? null : periode
}

/** Months since year 0 at the period's end, combined with its length: unique for every period. */
export function numberOf({ von, bis }: Pick<Berichtsperiode, 'von' | 'bis'>): number {
  return (bis.year * 12 + bis.month) * 100 + von.until(bis, { largestUnit: 'months' }).months
}
