import { issue } from '../issue.ts'
import { Doubt } from './doubt.ts'

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'januar', 'jänner', 'january'],
  ['feb', 'februar', 'february', 'feber'],
  ['mär', 'mrz', 'mar', 'maer', 'märz', 'maerz', 'march'],
  ['apr', 'april'],
  ['mai', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['okt', 'oct', 'oktober', 'october'],
  ['nov', 'november'],
  ['dez', 'dec', 'dezember', 'december'],
]

const WEEKDAYS =
  /^(?:mo|di|mi|do|fr|sa|so|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)[.,]*\s+(?:(?:den|the)\s+)?/

/** Midnight, which spreadsheets append to a day. */
const MIDNIGHT = /[t\s,]+(?:00?:00(?::00(?:[.,]0+)?)?(?:\s*uhr|z)?|12:00(?::00)?\s*am)$/

const ISO = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/
const COMPACT = /^(?<year>(?:19|20|21)\d{2})(?<month>\d{2})(?<day>\d{2})$/
const DOTS = /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4}|\d{2})$/
const NAMED = /^(?<day>\d{1,2})(?:\.|st|nd|rd|th)?[\s-]*(?<name>\p{L}{3,9})\.?,?[\s-]*(?<year>\d{4}|\d{2})$/u
const NAME_FIRST = /^(?<name>\p{L}{3,9})\.?\s*(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/u
/** No separator tells here whether the day or the month comes first. */
const EITHER = /^(?<a>\d{1,2})\s*[/-]\s*(?<b>\d{1,2})\s*[/-]\s*(?<year>\d{4}|\d{2})$/

/** A spreadsheet's serial number of a day, from 1954 to 2119. */
const SERIAL = /^[2-7]\d{4}$/
const SERIAL_START = '1899-12-30'

/** Two-digit years up to this one are in this century. */
const LAST_YEAR_OF_CENTURY = 69

function yearOf(text: string): number {
  if (text.length === 4) return Number(text)
  return Number(text) + (Number(text) > LAST_YEAR_OF_CENTURY ? 1900 : 2000)
}

function dayOf(year: string, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year: yearOf(year), month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}

/** The day that two numbers around a slash or a dash mean, or a doubt if both orders are possible. */
function eitherOf(cell: string, { a = '', b = '', year = '' }: Partial<Record<string, string>>) {
  const eine = dayOf(year, Number(b), Number(a))
  const andere = dayOf(year, Number(a), Number(b))
  if (eine === null || andere === null || eine.equals(andere)) return eine ?? andere
  const data = { wert: cell, eine: eine.toString(), andere: andere.toString() }
  return new Doubt(issue('einfuhr.tagZweideutig', data))
}

/** The day that a cell means, a doubt if it is ambiguous, null if it is not a day. */
export function parseDay(cell: string): Temporal.PlainDate | Doubt | null {
  const written = cell.trim().toLowerCase().replace(WEEKDAYS, '').replace(MIDNIGHT, '').trim()
  const either = EITHER.exec(written)?.groups
  if (either) return eitherOf(cell, either)
  if (SERIAL.test(written)) {
    const tag = Temporal.PlainDate.from(SERIAL_START).add({ days: Number(written) })
    return new Doubt(issue('einfuhr.tagAlsZahl', { wert: cell, tag: tag.toString() }))
  }
  const found = [ISO, COMPACT, DOTS, NAMED, NAME_FIRST]
    .map((form) => form.exec(written)?.groups)
    .find(Boolean)
  if (!found) return null
  const { year = '', month, day, name = '' } = found
  const number = month === undefined ? MONTHS.findIndex((names) => names.includes(name)) + 1 : Number(month)
  return number === 0 ? null : dayOf(year, number, Number(day))
}

/**
 * A day as YYYY-MM-DD, however people and spreadsheets write it: 1.12.2026, 01.12.26, Do., 10. Dezember 2026,
 * 2026-12-10 00:00:00. An ambiguous day is a doubt; a cell that is not a day is returned unchanged.
 */
export function readDay(cell: string): string | Doubt {
  const day = parseDay(cell)
  return day instanceof Doubt ? day : (day?.toString() ?? cell)
}
