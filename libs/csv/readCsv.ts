import { CsvError, parse } from 'csv-parse/sync'

export const SEPARATORS = [';', ',', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** A line with something in it; one whose cells have line breaks is told by where it begins. */
export interface CsvLine {
  /** From 1 on, as an editor counts. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A text that ceases to be a table: a quote that nobody closes. */
export class CsvFault extends Error {
  /** Where that begins. */
  readonly line: number

  constructor(line: number) {
    super(`the quotes that are opened in line ${line} are not closed`)
    this.line = line
  }
}

/** Longer than any line of a table is only what a forgotten quote has swallowed. */
const LONGEST_LINE = 100_000

interface Parsed {
  readonly record: string[]
  readonly info: { readonly lines: number }
}

function parsed(text: string, separator: Separator, more: object = {}): Parsed[] {
  return parse(text, {
    delimiter: separator,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: LONGEST_LINE,
    ...more,
  }) as unknown as Parsed[]
}

const BREAK = /\r\n|\n|\r/g
const breaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(BREAK)?.length ?? 0), 0)

/** Where the line begins in which a text ceased to be a table. */
function faultIn(text: string, separator: Separator, { records }: { readonly records?: number }): CsvFault {
  const good = records ? parsed(text, separator, { to: records }).at(-1) : undefined
  return new CsvFault((good?.info.lines ?? 0) + 1)
}

/** The lines of a table, empty ones left out. @throws CsvFault */
export function readCsv(text: string, separator: Separator): CsvLine[] {
  let rows: Parsed[]
  try {
    rows = parsed(text, separator)
  } catch (error) {
    throw error instanceof CsvError ? faultIn(text, separator, error as object) : error
  }
  return rows
    .filter(({ record }) => record.some((cell) => cell !== ''))
    .map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: record }))
}

/** By which of the separators the first line says most. @param worth of the cells of the first line */
export function separatorOf(text: string, worth: (cells: readonly string[]) => number): Separator {
  const first = (separator: Separator) => {
    try {
      return parsed(text.slice(0, LONGEST_LINE), separator, { to: 1 })[0]?.record ?? []
    } catch {
      return []
    }
  }
  const tried = SEPARATORS.map((separator) => ({ separator, worth: worth(first(separator)) }))
  return tried.reduce((best, one) => (one.worth > best.worth ? one : best)).separator
}
