import { type Columns, readHeadings } from '@platzwart/domain/einfuhr/columns'
import { issue } from '@platzwart/domain/issue'
import { cleanText } from '@platzwart/domain/plainText'
import { ok, type Result, refused } from '@platzwart/domain/result'
import { decode, type Sample } from '@platzwart/libs/csv/decode'
import { type Encoding, isEncoding } from '@platzwart/libs/csv/encodings'
import { wordKey } from '@platzwart/libs/csv/plausibility'
import {
  CsvFault,
  type CsvLine,
  HEADINGS_WITHIN,
  readCsv,
  type Separator,
  separatorOf,
} from '@platzwart/libs/csv/readCsv'
import type { EinfuhrRules, ParsedLine } from '../../platform/einfuhrArt.ts'
import { cutTo, readCells } from './readCells.ts'

interface Table {
  readonly kodierung: Encoding
  readonly kodierung_unklar: boolean
  readonly lesarten: readonly Sample[]
  readonly trennzeichen: Separator
  readonly uebergangen: readonly string[]
  readonly zeilen: readonly ParsedLine[]
}

interface Hints {
  /** Names of the house, by which its encoding is found. */
  readonly known?: readonly string[]
  /** The encoding that somebody has chosen. */
  readonly chosen?: string | null
}

function linesIn(text: string, separator: Separator): Result<readonly CsvLine[]> {
  try {
    return ok(readCsv(text, separator))
  } catch (error) {
    if (error instanceof CsvFault) return refused(issue('einfuhr.anfuehrung', { zeile: error.line }))
    throw error
  }
}

const known = (tabelle: Columns) => (cells: readonly string[]) => readHeadings(tabelle, cells).kopf.size

/** Where the headings are: the line of the first ones that says all that is needed, or else most; titles may stand above it. */
function headAt(tabelle: Columns, lines: readonly CsvLine[]): number {
  const first = lines.slice(0, HEADINGS_WITHIN).map(({ cells }) => readHeadings(tabelle, cells))
  const whole = first.findIndex(({ fehlen }) => fehlen.length === 0)
  if (whole !== -1) return whole
  const most = Math.max(0, ...first.map(({ kopf }) => kopf.size))
  return Math.max(
    0,
    first.findIndex(({ kopf }) => kopf.size === most),
  )
}

/** Words of names, each by itself, as words of a file are compared. */
const wordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.split(/[\s/-]+/)).map(wordKey))

/** The lines of a file in whichever encoding and with whichever separator, or why it has none. */
export function readTable(
  { tabelle, most }: Pick<EinfuhrRules, 'tabelle' | 'most'>,
  bytes: Uint8Array,
  { known: names = [], chosen }: Hints = {},
): Result<Table> {
  const decoded = decode(bytes, {
    known: wordsOf(names),
    ...(chosen && isEncoding(chosen) && { chosen }),
  })
  if (decoded === null) return refused(issue('einfuhr.keineTabelle'))
  const { encoding, doubtful, readings, foreign } = decoded
  const text = cleanText(decoded.text)
  const trennzeichen = separatorOf(text, known(tabelle))
  const lines = linesIn(text, trennzeichen)
  if (!lines.ok) return lines
  const at = headAt(tabelle, lines.value)
  const head = lines.value[at]
  const rest = lines.value.slice(at + 1)
  if (head === undefined) return refused(issue('einfuhr.leer'))
  const { kopf, fehlen, uebergangen } = readHeadings(tabelle, head.cells)
  if (fehlen.length > 0) return refused(issue('einfuhr.spaltenFehlen', { spalten: fehlen }))
  if (rest.length === 0) return refused(issue('einfuhr.leer'))
  if (rest.length > most) return refused(issue('einfuhr.zuVieleZeilen', { max: most }))
  const isForeign = ({ line, last }: CsvLine) => [...foreign].some((one) => one >= line && one <= last)
  return ok({
    kodierung: encoding,
    kodierung_unklar: doubtful,
    lesarten: readings.map(({ encoding: one, words }) => ({
      encoding: one,
      words: words.map((word) => cutTo(60, cleanText(word))),
    })),
    trennzeichen,
    uebergangen: uebergangen.slice(0, 50).map((heading) => cutTo(100, heading)),
    zeilen: rest.map((line) => ({
      zeile: line.line,
      gelesen: readCells(tabelle, line, kopf),
      ...(isForeign(line) && { fremd: true as const }),
    })),
  })
}
