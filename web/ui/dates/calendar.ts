const DAYS = 7

/** The first and the last selectable day; null is unbounded. */
export interface Bounds {
  readonly min: Temporal.PlainDate | null
  readonly max: Temporal.PlainDate | null
}

const compare = Temporal.PlainDate.compare

/** Why a day cannot be selected; null if it can. */
export function beyond(date: Temporal.PlainDate, { min, max }: Bounds): 'tooEarly' | 'tooLate' | null {
  if (min !== null && compare(date, min) < 0) return 'tooEarly'
  return max !== null && compare(date, max) > 0 ? 'tooLate' : null
}

/** The day itself, or the nearest selectable one. */
export function nearest(date: Temporal.PlainDate, bounds: Bounds): Temporal.PlainDate {
  const why = beyond(date, bounds)
  if (why === null) return date
  return (why === 'tooEarly' ? bounds.min : bounds.max) ?? date
}

/** The weeks of a month, each from Monday to Sunday, including days of the neighbouring months. */
export function weeksOf(month: Temporal.PlainYearMonth): Temporal.PlainDate[][] {
  const first = month.toPlainDate({ day: 1 })
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const count = Math.ceil((first.dayOfWeek - 1 + month.daysInMonth) / DAYS)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS }, (_, day) => monday.add({ days: week * DAYS + day })),
  )
}

/** The day that a key leads to in a calendar (WAI-ARIA date picker); null for any other key. */
export function dateByKey(key: string, shift: boolean, from: Temporal.PlainDate): Temporal.PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return from.subtract({ days: 1 })
    case 'ArrowRight':
      return from.add({ days: 1 })
    case 'ArrowUp':
      return from.subtract({ days: DAYS })
    case 'ArrowDown':
      return from.add({ days: DAYS })
    case 'Home':
      return from.subtract({ days: from.dayOfWeek - 1 })
    case 'End':
      return from.add({ days: DAYS - from.dayOfWeek })
    case 'PageUp':
      return from.subtract(shift ? { years: 1 } : { months: 1 })
    case 'PageDown':
      return from.add(shift ? { years: 1 } : { months: 1 })
    default:
      return null
  }
}

/** Parses `2026-11-22`, as states and addresses store a day; null if invalid. */
export function isoDate(text: string | undefined): Temporal.PlainDate | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    // The format of a day that does not exist.
    return null
  }
}
