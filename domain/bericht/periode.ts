import type { BerichtTurnus } from '../einstellung/berichtTurnus.ts'

/** The period of a report: whole months, half-open. */
export interface Berichtsperiode {
  /**
   * `2026-10`, `2026-Q3`, `2026-H2` or `2026`: stored with the report, so that a late one covers the right
   * time.
   */
  readonly name: string
  readonly von: Temporal.PlainDate
  /** Exclusive: the first day after the period. */
  readonly bis: Temporal.PlainDate
}

const MONTHS: Readonly<Record<BerichtTurnus, number>> = {
  monatlich: 1,
  vierteljährlich: 3,
  halbjährlich: 6,
  jährlich: 12,
}

function nameOf(von: Temporal.PlainDate, months: number): string {
  if (months === 12) return String(von.year)
  if (months === 1) return von.toPlainYearMonth().toString()
  return `${von.year}-${months === 3 ? 'Q' : 'H'}${(von.month - 1) / months + 1}`
}

/**
 * The last period completed on that day: for quarters, from the first of October until the end of December
 * the third quarter.
 */
export function lastPeriode(tag: Temporal.PlainDate, turnus: BerichtTurnus): Berichtsperiode {
  const months = MONTHS[turnus]
  const first = tag.with({ day: 1 })
  const bis = first.subtract({ months: (first.month - 1) % months })
  const von = bis.subtract({ months })
  return { name: nameOf(von, months), von, bis }
}

const NAME = /^(?<jahr>\d{4})(?:-(?:(?<monat>0[1-9]|1[0-2])|Q(?<quartal>[1-4])|H(?<halbjahr>[12])))?$/

/** Parses a period's name. @throws RangeError for an invalid name */
export function periodeOf(name: string): Berichtsperiode {
  const parts = NAME.exec(name)?.groups
  if (!parts) throw new RangeError(`no period is called ${name}`)
  const [months, nr] = parts.monat
    ? [1, Number(parts.monat)]
    : parts.quartal
      ? [3, Number(parts.quartal)]
      : parts.halbjahr
        ? [6, Number(parts.halbjahr)]
        : [12, 1]
  const von = Temporal.PlainDate.from({ year: Number(parts.jahr), month: (nr - 1) * months + 1, day: 1 })
  return { name, von, bis: von.add({ months }) }
}

/** The months of a period; a month is its own only one. */
export function monthsOf({ von, bis }: Berichtsperiode): readonly Berichtsperiode[] {
  const { months } = von.until(bis, { largestUnit: 'months' })
  return Array.from({ length: months }, (_, nr) => {
    const first = von.add({ months: nr })
    return { name: nameOf(first, 1), von: first, bis: first.add({ months: 1 }) }
  })
}
