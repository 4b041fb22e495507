import { CsvError, parse } from 'csv-parse/sync'

export const SEPARATORS = [';', ',', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** A line with something in it; one whose cells have line breaks is told by where it begins. */
export interface CsvLine {
  /** From 1 on, as an editor counts. */
  readonly line: number
  /** Where it ends. */
  readonly last: number
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

const breaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

/** A break is one sign, within quotes too: so lines are counted as an editor counts them. */
const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n')

const SEP_LINE = /^"?sep=([;,|]|\t|\\t)"?[ ;,]*(?:\n|$)/i

interface Told {
  readonly separator: Separator | null
  /** Lines before the first one of the table. */
  readonly skipped: number
  readonly text: string
}

/** A first line by which spreadsheets are told the separator (`sep=;`); it is no line of the table. */
function withoutSepLine(written: string): Told {
  const text = withPlainBreaks(written)
  const [line, sign] = SEP_LINE.exec(text) ?? []
  if (line === undefined) return { separator: null, skipped: 0, text }
  const separator = SEPARATORS.find((one) => one === sign) ?? '\t'
  return { separator, skipped: 1, text: text.slice(line.length) }
}

/** Where the line begins in which a text ceased to be a table. */
function faultIn(text: string, separator: Separator, { records }: { readonly records?: number }): number {
  const good = records ? parsed(text, separator, { to: records }).at(-1) : undefined
  return (good?.info.lines ?? 0) + 1
}

/** The lines of a table, empty ones left out. @throws CsvFault */
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

/** Lines among which the headings are looked for: titles, dates and empty lines may stand above them. */
export const HEADINGS_WITHIN = 20

/** The separator by which one of the first lines says most, unless the file names it itself. @param worth of the cells of a line */
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
