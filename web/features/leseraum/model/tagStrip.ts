const WEEK = 7

/** First of the seven days of the strip in which a day is seen; strips are counted from today on, so that the first one has no day that is over. */
export function stripOf(tag: Temporal.PlainDate, heute: Temporal.PlainDate): Temporal.PlainDate {
  const ahead = heute.until(tag, { largestUnit: 'days' }).days
  return heute.add({ days: Math.floor(ahead / WEEK) * WEEK })
}
