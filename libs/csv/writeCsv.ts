import type { Separator } from './readCsv.ts'

/** What a program that calculates would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Whether a cell would be calculated by the program that opens it. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell)
}

const TEXT = "'"

/** What a cell means that was written by us: with the mark that it is text, it is no formula. */
export function unmarked(cell: string): string {
  return cell.startsWith(TEXT) && isFormula(cell.slice(1)) ? cell.slice(1) : cell
}

function cellOf(cell: string, separator: Separator): string {
  const safe = isFormula(cell) ? TEXT + cell : cell
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Before the first line, so that Excel reads the letters as they are. */
export const MARK = '\ufeff'

/** A line of a table, with its end; nothing in it is calculated. */
export function csvLine(cells: readonly string[], separator: Separator): string {
  return `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`
}
