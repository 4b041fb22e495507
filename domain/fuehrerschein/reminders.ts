/** Days before the next check of the further reminders; the first one's day is a setting. */
const AGAIN = [14, 3] as const

/** Days before the next check at which holder and checkers are reminded, in order. */
export function reminderDays(vorlaufTage: number): number[] {
  return [vorlaufTage, ...AGAIN.filter((tage) => tage < vorlaufTage)]
}

/**
 * The reminder that is due today; null before the first and from the due day on. It stays due until the next
 * one's day, so that an outage delays a reminder instead of losing it; each is sent once per due date.
 * @param faellig first day on which the licence is no longer valid for driving
 * @param heute today in the Mandant's zone
 */
export function reminderOf(
  faellig: Temporal.PlainDate,
  heute: Temporal.PlainDate,
  vorlaufTage: number,
): number | null {
  const left = heute.until(faellig, { largestUnit: 'days' }).days
  if (left <= 0) return null
  return reminderDays(vorlaufTage).findLast((tage) => left <= tage) ?? null
}
