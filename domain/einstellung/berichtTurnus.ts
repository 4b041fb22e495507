/** Months between two reports: monthly, quarterly, semi-annually, annually (SPECIFICATION section 9). */
const MONTHS = { monatlich: 1, vierteljährlich: 3, halbjährlich: 6, jährlich: 12 } as const

export type BerichtTurnus = keyof typeof MONTHS

export const BERICHT_TURNUS = Object.keys(MONTHS) as BerichtTurnus[]

/**
 * The first day after `tag` on which a report is due: the first of a month, a quarter, a half-year or a year.
 */
export function nextBericht(tag: Temporal.PlainDate, turnus: BerichtTurnus): Temporal.PlainDate {
  const months = MONTHS[turnus]
  const first = tag.with({ day: 1 })
  return first.add({ months: months - ((first.month - 1) % months) })
}
