import { type Columns, readHeadings } from '@platzwart/domain/einfuhr/columns'
import { issue } from '@platzwart/domain/issue'
import { ok, type Result, refused } from '@platzwart/domain/result'
import { decode, type Encoding } from '@platzwart/libs/csv/decode'
import { CsvFault, type CsvLine, readCsv, type Separator, separatorOf } from '@platzwart/libs/csv/readCsv'
import type { EinfuhrRules, Said } from '../../platform/einfuhrArt.ts'
import { cutTo, readCells } from './readCells.ts'

interface Table {
  readonly kodierung: Encoding
  readonly trennzeichen: Separator
  readonly uebergangen: readonly string[]
  readonly zeilen: readonly Said[]
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

/** The lines of a file in whichever encoding and with whichever separator, or why it has none. */
export function readTable(
  { tabelle, most }: Pick<EinfuhrRules, 'tabelle' | 'most'>,
  bytes: Uint8Array,
): Result<Table> {
  const decoded = decode(bytes)
  if (decoded === null) return refused(issue('einfuhr.keineTabelle'))
  const { text, encoding } = decoded
  const trennzeichen = separatorOf(text, known(tabelle))
  const lines = linesIn(text, trennzeichen)
  if (!lines.ok) return lines
  const [head, ...rest] = lines.value
  if (head === undefined) return refused(issue('einfuhr.leer'))
  const { kopf, fehlen, uebergangen } = readHeadings(tabelle, head.cells)
  if (fehlen.length > 0) return refused(issue('einfuhr.spaltenFehlen', { spalten: fehlen }))
  if (rest.length === 0) return refused(issue('einfuhr.leer'))
  if (rest.length > most) return refused(issue('einfuhr.zuVieleZeilen', { max: most }))
  return ok({
    kodierung: encoding,
    trennzeichen,
    uebergangen: uebergangen.slice(0, 50).map((heading) => cutTo(100, heading)),
    zeilen: rest.map((line) => ({ zeile: line.line, gelesen: readCells(tabelle, line, kopf) })),
  })
}
