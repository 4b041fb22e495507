import { dayPeriod } from '@platzwart/domain/time/zone'

/** As many days as are shown where no end is said. */
const SHOWN_DAYS = 30

/** As many as the server looks through at once. */
const MOST_DAYS = 366

export interface Days {
  readonly von: Temporal.PlainDate
  /** The last one. */
  readonly bis: Temporal.PlainDate
}

/** From a first day to a last one: today and a month where nothing is said, and never more than can be asked for. */
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

/** Whoever asks only for an end that is over asks for what was before it. */
function earlier(heute: Temporal.PlainDate, end: Temporal.PlainDate | undefined): Temporal.PlainDate {
  if (end === undefined || Temporal.PlainDate.compare(heute, end) <= 0) return heute
  return end.subtract({ days: SHOWN_DAYS })
}

/** The same as the instants that a list is asked by. */
export function windowOf({ von, bis }: Days, zone: string) {
  return { von: dayPeriod(von, zone).von.toString(), bis: dayPeriod(bis, zone).bis.toString() }
}
