import { MAX_EINFUHR_LINES } from '@platzwart/contract/einfuhrBytes'
import { type Headings, readHeadings } from '@platzwart/domain/einfuhr/columns'
import { issue } from '@platzwart/domain/issue'
import { ok, type Result, refused } from '@platzwart/domain/result'
import { decode, type Encoding } from '@platzwart/libs/csv/decode'
import { CsvFault, type CsvLine, readCsv, type Separator, separatorOf } from '@platzwart/libs/csv/readCsv'
import type { Said } from './judgeLines.ts'
import { readLine } from './readLine.ts'

interface Table extends Pick<Headings, 'uebergangen'> {
  readonly kodierung: Encoding
  readonly trennzeichen: Separator
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

/** The people of a file in whichever encoding and with whichever separator, or why it has none. */
export function readTable(bytes: Uint8Array): Result<Table> {
  const decoded = decode(bytes)
  if (decoded === null) return refused(issue('einfuhr.keineTabelle'))
  const { text, encoding } = decoded
  const trennzeichen = separatorOf(text, (cells) => readHeadings(cells).kopf.size)
  const lines = linesIn(text, trennzeichen)
  if (!lines.ok) return lines
  const [head, ...rest] = lines.value
  if (head === undefined) return refused(issue('einfuhr.leer'))
  const { kopf, fehlen, uebergangen } = readHeadings(head.cells)
  if (fehlen.length > 0) return refused(issue('einfuhr.spaltenFehlen', { spalten: fehlen }))
  if (rest.length === 0) return refused(issue('einfuhr.leer'))
  if (rest.length > MAX_EINFUHR_LINES)
    return refused(issue('einfuhr.zuVieleZeilen', { max: MAX_EINFUHR_LINES }))
  return ok({
    kodierung: encoding,
    trennzeichen,
    uebergangen: uebergangen.slice(0, 50).map((heading) => heading.slice(0, 100)),
    zeilen: rest.map((line) => ({ zeile: line.line, gelesen: readLine(line, kopf) })),
  })
}
