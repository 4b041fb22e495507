const WEEK = 7

/**
 * The first of the seven days of a day's strip; strips are counted from today on, so that the first one has
 * no past day.
 */
export function stripOf(tag: Temporal.PlainDate, heute: Temporal.PlainDate): Temporal.PlainDate {
  const ahead = heute.until(tag, { largestUnit: 'days' }).days
  return heute.add({ days: Math.floor(ahead / WEEK) * WEEK })
}
