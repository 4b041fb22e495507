import { MONTH_NAMES, WEEKDAY_NAMES } from './words.ts'

/** The result of parsing a typed day. */
export type ReadDate =
  | {
      readonly kind: 'date'
      readonly date: Temporal.PlainDate
      /**
       * No further character could complete it differently, so it is accepted while typing. `22.11.` or
       * `1.2.20` may yet get a four-digit year.
       */
      readonly complete: boolean
    }
  | { readonly kind: 'empty' | 'unreadable' | 'noSuchDay' }

/** Days from today. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ['heute', 0],
  ['today', 0],
  ['morgen', 1],
  ['tomorrow', 1],
  ['übermorgen', 2],
  ['gestern', -1],
  ['yesterday', -1],
])

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:t[\d:.]*z?)?$/
const NUMBERS =
  /^(?<day>\d{1,2})(?:\s*[./-]\s*|\s+)(?<month>\d{1,2})(?:(?:\s*[./-]\s*|\s+)(?<year>\d{4}|\d{2})?)?$/
const DIGITS = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/
const NAMED = /^(?<day>\d{1,2})\.?\s*(?<name>\p{L}{3,})\.?,?\s*(?<year>\d{4}|\d{2})?$/u
const WEEKDAY = /^(?<name>\p{L}{2,})[.,]*\s+(?=\d)/u

/**
 * Two digits mean the year nearest to today, at most so many years ahead: licences are old, bookings are
 * soon.
 */
const YEARS_AHEAD = 30
/** Before the Gregorian calendar browsers show other days than `Temporal` counts. */
const FIRST_YEAR = 1600

/** The index of the name that begins so; -1 if none does. */
function indexOf(list: readonly string[][], beginning: string): number {
  return list.findIndex((one) => one.some((name) => name.startsWith(beginning)))
}

function yearOf(text: string, today: Temporal.PlainDate): number {
  if (text.length === 4) return Number(text)
  const year = Math.floor(today.year / 100) * 100 + Number(text)
  return year > today.year + YEARS_AHEAD ? year - 100 : year
}

/** `1.2.20` may become `1.2.2026`: it may be an incomplete year. */
function isBeginning(year: string): boolean {
  return /^(?:19|20|21)$/.test(year)
}

function dateOf(year: number, month: number, day: number, complete: boolean): ReadDate {
  if (year < FIRST_YEAR) return { kind: 'unreadable' }
  try {
    return {
      kind: 'date',
      date: Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }),
      complete,
    }
  } catch {
    return { kind: 'noSuchDay' }
  }
}

/**
 * Parses a day as people write it, the day before the month: `22.11.2026`, `1.2.26`, `22/11`, `22 Nov 2026`,
 * `22112026`, `2026-11-22`, `heute`, `tomorrow`; with or without its weekday, in both languages. Without a
 * year it is the current year. A day that does not exist is distinguished from an unreadable text.
 */
export function readDate(text: string, today: Temporal.PlainDate): ReadDate {
  const typed = text.normalize('NFC').trim().toLowerCase()
  if (typed === '') return { kind: 'empty' }
  const days = WORDS.get(typed)
  if (days !== undefined) return { kind: 'date', date: today.add({ days }), complete: true }
  const written = withoutWeekday(typed)
  const iso = ISO.exec(written)
  const found = (iso ?? NUMBERS.exec(written) ?? DIGITS.exec(written) ?? NAMED.exec(written))?.groups
  if (!found) return { kind: 'unreadable' }
  const { day, year = '', name } = found
  const month = name === undefined ? Number(found.month) : indexOf(MONTH_NAMES, name) + 1
  if (name !== undefined && month === 0) return { kind: 'unreadable' }
  // Six digits may be the beginning of eight.
  const complete = iso !== null || (year !== '' && !isBeginning(year) && !/^\d{6}$/.test(written))
  return dateOf(year === '' ? today.year : yearOf(year, today), month, Number(day), complete)
}

function withoutWeekday(typed: string): string {
  const name = WEEKDAY.exec(typed)?.groups?.name
  return name === undefined || indexOf(WEEKDAY_NAMES, name) < 0 ? typed : typed.replace(WEEKDAY, '')
}
