/** Number of completed months on offer. */
const OFFERED = 24

const firstOf = (tag: Temporal.PlainDate) => tag.with({ day: 1 })

/** The first day of the month for an evaluation up to this day: its own month, or the last completed one. */
export function monthOf(bis: string, heute: Temporal.PlainDate): Temporal.PlainDate {
  const asked = firstOf(Temporal.PlainDate.from(bis))
  const last = firstOf(heute).subtract({ months: 1 })
  return Temporal.PlainDate.compare(asked, last) > 0 ? last : asked
}

/** The first days of the months to choose from, newest first; includes a shown one that lies further back. */
export function monthsToChoose(bis: string, heute: Temporal.PlainDate): readonly Temporal.PlainDate[] {
  const last = firstOf(heute).subtract({ months: 1 })
  const months = Array.from({ length: OFFERED }, (_, nr) => last.subtract({ months: nr }))
  const shown = monthOf(bis, heute)
  return months.some((month) => month.equals(shown)) ? months : [...months, shown]
}

/** The days of a month, as the address names them. */
export function daysOfMonth(first: string) {
  const month = Temporal.PlainDate.from(first)
  return { von: first, bis: month.with({ day: month.daysInMonth }).toString() }
}
