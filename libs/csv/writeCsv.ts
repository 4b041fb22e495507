import type { Separator } from './readCsv.ts'

/** What a program that calculates would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Whether a cell would be calculated by the program that opens it. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell)
}

/** What a spreadsheet would write anew: a number without the noughts before it or its last digits, `1E5` as 100,000, `5 %` as a share. */
const LIKE_NUMBER = /^(?:0\d+|\d{12,}|\d+(?:[.,]\d+)?e[+-]?\d+|\d+(?:[.,]\d+)?\s*%)$/i

/** `1-2`, `3/4` and `1.2.` are days to a spreadsheet, `1.10` a day or 1.1; a day that has its year in four digits is meant as one. */
const LIKE_DAY = /^(?:\d{1,4}\s*[-/]\s*\d{1,4}(?:\s*[-/]\s*\d{1,4})?|\d{1,2}\.\s*\d{1,2}\.?(?:\d{2})?)$/
const WHOLE_DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})$/

/** `MAR1` and `5-Mai` as well; and the words for true and false are no words. */
const MONTHS = 'jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]'
const LIKE_MONTH = new RegExp(
  `^(?:\\d{1,2}[-. /]*(?:${MONTHS})[a-zä]*|(?:${MONTHS})[a-zä]*[-. /]*\\d{1,4})\\.?$|^(?:true|false|wahr|falsch)$`,
  'i',
)

const isReadAnew = (cell: string) =>
  LIKE_NUMBER.test(cell) || (LIKE_DAY.test(cell) && !WHOLE_DAY.test(cell)) || LIKE_MONTH.test(cell)

const TEXT = "'"

const needsMark = (cell: string) => isFormula(cell) || isReadAnew(cell)

/** What a cell means that was written by us: with the mark that it is text, it is neither a formula nor a number nor a day. */
export function unmarked(cell: string): string {
  return cell.startsWith(TEXT) && needsMark(cell.slice(1)) ? cell.slice(1) : cell
}

function cellOf(cell: string, separator: Separator): string {
  const safe = needsMark(cell) ? TEXT + cell : cell
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Before the first line, so that Excel reads the letters as they are. */
export const MARK = '\ufeff'

/** A line of a table, with its end; nothing in it is calculated. */
export function csvLine(cells: readonly string[], separator: Separator): string {
  return `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`
}
