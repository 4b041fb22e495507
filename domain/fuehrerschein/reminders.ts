/** After the first reminder, whose day is a setting: so many days before the next check. */
const AGAIN = [14, 3] as const

/** Days before the next check at which holder and checkers are told, from the first to the last. */
export function reminderDays(vorlaufTage: number): number[] {
  return [vorlaufTage, ...AGAIN.filter((tage) => tage < vorlaufTage)]
}

/**
 * Which reminder is due today; null before the first and from the day itself on. It holds until the next one's day, so that a server
 * which stood still tells a day late instead of never; each is told once for one next check.
 * @param faellig first day on which the licence no longer lets drive
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
