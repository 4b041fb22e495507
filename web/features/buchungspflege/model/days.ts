import { dayPeriod } from '@platzwart/domain/time/zone'

/** The number of days without an explicit end. */
const SHOWN_DAYS = 30

/** The server's limit. */
const MOST_DAYS = 366

export interface Days {
  readonly von: Temporal.PlainDate
  /** Inclusive. */
  readonly bis: Temporal.PlainDate
}

/** The range of days: a month from today by default, capped at the server's limit. */
export function daysOf(
  { von, bis }: { readonly von: string | undefined; readonly bis: string | undefined },
  heute: Temporal.PlainDate,
): Days {
  const end = bis === undefined ? undefined : Temporal.PlainDate.from(bis)
  const start = von === undefined ? earlier(heute, end) : Temporal.PlainDate.from(von)
  const last = end ?? start.add({ days: SHOWN_DAYS })
  const inOrder = Temporal.PlainDate.compare(last, start) < 0 ? start : last
  const most = start.add({ days: MOST_DAYS - 1 })
  return { von: start, bis: Temporal.PlainDate.compare(inOrder, most) > 0 ? most : inOrder }
}

/** With only an end in the past, the range is before it. */
function earlier(heute: Temporal.PlainDate, end: Temporal.PlainDate | undefined): Temporal.PlainDate {
  if (end === undefined || Temporal.PlainDate.compare(heute, end) <= 0) return heute
  return end.subtract({ days: SHOWN_DAYS })
}

/** The same as instants, for the query. */
export function windowOf({ von, bis }: Days, zone: string) {
  return { von: dayPeriod(von, zone).von.toString(), bis: dayPeriod(bis, zone).bis.toString() }
}
