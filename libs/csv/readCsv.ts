import { CsvError, parse } from 'csv-parse/sync'

export const SEPARATORS = [';', ',', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** A non-empty line; one with line breaks in its cells is identified by its first line. */
export interface CsvLine {
  /** Line number from 1, as in an editor. */
  readonly line: number
  /** Number of its last line. */
  readonly last: number
  readonly cells: readonly string[]
}

/** The text stops being a table: an unclosed quote. */
export class CsvFault extends Error {
  /** Line where it starts. */
  readonly line: number

  constructor(line: number) {
    super(`the quotes that are opened in line ${line} are not closed`)
    this.line = line
  }
}

/** Longer lines only result from an unclosed quote. */
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

const breaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

/** Normalises line breaks, also within quotes, so that lines are counted as in an editor. */
const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n')

const SEP_LINE = /^"?sep=([;,|]|\t|\\t)"?[ ;,]*(?:\n|$)/i

interface Told {
  readonly separator: Separator | null
  /** Lines before the table's first. */
  readonly skipped: number
  readonly text: string
}

/** Strips a first line that tells spreadsheets the separator (`sep=;`). */
function withoutSepLine(written: string): Told {
  const text = withPlainBreaks(written)
  const [line, sign] = SEP_LINE.exec(text) ?? []
  if (line === undefined) return { separator: null, skipped: 0, text }
  const separator = SEPARATORS.find((one) => one === sign) ?? '\t'
  return { separator, skipped: 1, text: text.slice(line.length) }
}

/** The line in which parsing failed. */
function faultIn(text: string, separator: Separator, { records }: { readonly records?: number }): number {
  const good = records ? parsed(text, separator, { to: records }).at(-1) : undefined
  return (good?.info.lines ?? 0) + 1
}

/**
 * Parses a table, omitting empty lines.
 * @throws CsvFault
 */
export function readCsv(written: string, separator: Separator): CsvLine[] {
  const { text, skipped } = withoutSepLine(written)
  let rows: Parsed[]
  try {
    rows = parsed(text, separator)
  } catch (error) {
    throw error instanceof CsvError
      ? new CsvFault(skipped + faultIn(text, separator, error as object))
      : error
  }
  return rows
    .filter(({ record }) => record.some((cell) => cell !== ''))
    .map(({ record, info }) => ({
      line: skipped + info.lines - breaksIn(record),
      last: skipped + info.lines,
      cells: record,
    }))
}

/** Number of first lines searched for headings: titles, dates and empty lines may precede them. */
export const HEADINGS_WITHIN = 20

/**
 * Detects the separator: the file's own `sep=` line, or the one for which a first line scores highest.
 * @param worth score of a line's cells
 */
export function separatorOf(written: string, worth: (cells: readonly string[]) => number): Separator {
  const { separator: told, text } = withoutSepLine(written)
  if (told !== null) return told
  const most = (separator: Separator) => {
    try {
      const rows = parsed(text.slice(0, LONGEST_LINE), separator, { to: HEADINGS_WITHIN })
      return Math.max(0, ...rows.map(({ record }) => worth(record)))
    } catch {
      return 0
    }
  }
  const tried = SEPARATORS.map((separator) => ({ separator, worth: most(separator) }))
  return tried.reduce((best, one) => (one.worth > best.worth ? one : best)).separator
}
