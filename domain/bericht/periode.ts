import type { BerichtTurnus } from '../einstellung/berichtTurnus.ts'

/** What a report is about: whole months, half-open. */
export interface Berichtsperiode {
  /** `2026-10`, `2026-Q3`, `2026-H2` or `2026`: data of the report, so that a late one is about the right time. */
  readonly name: string
  readonly von: Temporal.PlainDate
  /** The first day that is no part of it. */
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

/** The last period that is over on that day: on the first of October the third quarter, and until the end of December. */
export function lastPeriode(tag: Temporal.PlainDate, turnus: BerichtTurnus): Berichtsperiode {
  const months = MONTHS[turnus]
  const first = tag.with({ day: 1 })
  const bis = first.subtract({ months: (first.month - 1) % months })
  const von = bis.subtract({ months })
  return { name: nameOf(von, months), von, bis }
}

const NAME = /^(?<jahr>\d{4})(?:-(?:(?<monat>0[1-9]|1[0-2])|Q(?<quartal>[1-4])|H(?<halbjahr>[12])))?$/

/** Back from its name. @throws RangeError for a name that no period has. */
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

/** The months of which a period is made: itself, where it is one. */
export function monthsOf({ von, bis }: Berichtsperiode): readonly Berichtsperiode[] {
  const { months } = von.until(bis, { largestUnit: 'months' })
  return Array.from({ length: months }, (_, nr) => {
    const first = von.add({ months: nr })
    return { name: nameOf(first, 1), von: first, bis: first.add({ months: 1 }) }
  })
}
