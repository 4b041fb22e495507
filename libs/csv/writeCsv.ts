import type { Separator } from './readCsv.ts'

/** What a program that calculates would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Whether a cell would be calculated by the program that opens it. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell)
}

/** A number that a spreadsheet would write anew: without the noughts before it, or without its last digits. */
const LIKE_NUMBER = /^(?:0\d+|\d{12,})$/

const TEXT = "'"

const needsMark = (cell: string) => isFormula(cell) || LIKE_NUMBER.test(cell)

/** What a cell means that was written by us: with the mark that it is text, it is neither a formula nor a number. */
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
