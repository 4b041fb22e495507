import type { Separator } from './readCsv.ts'

/** What spreadsheets evaluate as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Whether a spreadsheet would evaluate the cell. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell)
}

/** What spreadsheets would rewrite: leading zeros, more than their digits, `1E5` as 100,000, `5 %` as a fraction. */
const LIKE_NUMBER = /^(?:0\d+|\d{12,}|\d+(?:[.,]\d+)?e[+-]?\d+|\d+(?:[.,]\d+)?\s*%)$/i

/**
 * Spreadsheets read `1-2`, `3/4` and `1.2.` as dates, `1.10` as a date or 1.1. A date with a four-digit year
 * is intended.
 */
const LIKE_DAY = /^(?:\d{1,4}\s*[-/]\s*\d{1,4}(?:\s*[-/]\s*\d{1,4})?|\d{1,2}\.\s*\d{1,2}\.?(?:\d{2})?)$/
const WHOLE_DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})$/

/** `MAR1` and `5-Mai` are read as dates, too, and the words for true and false as booleans. */
const MONTHS = 'jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]'
const LIKE_MONTH = new RegExp(
  `^(?:\\d{1,2}[-. /]*(?:${MONTHS})[a-zä]*|(?:${MONTHS})[a-zä]*[-. /]*\\d{1,4})\\.?$|^(?:true|false|wahr|falsch)$`,
  'i',
)

const isReadAnew = (cell: string) =>
  LIKE_NUMBER.test(cell) || (LIKE_DAY.test(cell) && !WHOLE_DAY.test(cell)) || LIKE_MONTH.test(cell)

const TEXT = "'"

const needsMark = (cell: string) => isFormula(cell) || isReadAnew(cell)

/** Removes the mark that protects a cell we wrote from being read as formula, number or date. */
export function unmarked(cell: string): string {
  return cell.startsWith(TEXT) && needsMark(cell.slice(1)) ? cell.slice(1) : cell
}

function cellOf(cell: string, separator: Separator): string {
  const safe = needsMark(cell) ? TEXT + cell : cell
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Byte order mark, so that Excel decodes UTF-8 correctly. */
export const MARK = '\ufeff'

/** Builds a line with its line break; spreadsheets evaluate nothing in it. */
export function csvLine(cells: readonly string[], separator: Separator): string {
  return `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`
}
