/** How many months that are over are offered. */
const OFFERED = 24

const firstOf = (tag: Temporal.PlainDate) => tag.with({ day: 1 })

/** The first day of the month that is shown for an evaluation up to this day: the one in which that lies, or the last one that is over. */
export function monthOf(bis: string, heute: Temporal.PlainDate): Temporal.PlainDate {
  const asked = firstOf(Temporal.PlainDate.from(bis))
  const last = firstOf(heute).subtract({ months: 1 })
  return Temporal.PlainDate.compare(asked, last) > 0 ? last : asked
}

/** The first days of the months to choose from, the newest first; one that is shown and lies further back is among them. */
export function monthsToChoose(bis: string, heute: Temporal.PlainDate): readonly Temporal.PlainDate[] {
  const last = firstOf(heute).subtract({ months: 1 })
  const months = Array.from({ length: OFFERED }, (_, nr) => last.subtract({ months: nr }))
  const shown = monthOf(bis, heute)
  return months.some((month) => month.equals(shown)) ? months : [...months, shown]
}

/** The days of a month as the address names them. */
export function daysOfMonth(first: string) {
  const month = Temporal.PlainDate.from(first)
  return { von: first, bis: month.with({ day: month.daysInMonth }).toString() }
}
