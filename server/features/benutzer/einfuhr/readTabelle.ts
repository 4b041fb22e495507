import { MAX_EINFUHR_ZEILEN } from '@platzwart/contract/einfuhrBytes'
import { readUeberschriften, type Ueberschriften } from '@platzwart/domain/einfuhr/spalten'
import { issue } from '@platzwart/domain/issue'
import { ok, type Result, refused } from '@platzwart/domain/result'
import { decode, type Encoding } from '@platzwart/libs/csv/decode'
import { CsvFault, type CsvLine, readCsv, type Separator, separatorOf } from '@platzwart/libs/csv/readCsv'
import type { Said } from './judgeZeilen.ts'
import { readZeile } from './zeilen.ts'

interface Tabelle extends Pick<Ueberschriften, 'uebergangen'> {
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
export function readTabelle(bytes: Uint8Array): Result<Tabelle> {
  const decoded = decode(bytes)
  if (decoded === null) return refused(issue('einfuhr.keineTabelle'))
  const { text, encoding } = decoded
  const trennzeichen = separatorOf(text, (cells) => readUeberschriften(cells).kopf.size)
  const lines = linesIn(text, trennzeichen)
  if (!lines.ok) return lines
  const [head, ...rest] = lines.value
  if (head === undefined) return refused(issue('einfuhr.leer'))
  const { kopf, fehlen, uebergangen } = readUeberschriften(head.cells)
  if (fehlen.length > 0) return refused(issue('einfuhr.spaltenFehlen', { spalten: fehlen }))
  if (rest.length === 0) return refused(issue('einfuhr.leer'))
  if (rest.length > MAX_EINFUHR_ZEILEN)
    return refused(issue('einfuhr.zuVieleZeilen', { max: MAX_EINFUHR_ZEILEN }))
  return ok({
    kodierung: encoding,
    trennzeichen,
    uebergangen: uebergangen.slice(0, 50).map((heading) => heading.slice(0, 100)),
    zeilen: rest.map((line) => ({ zeile: line.line, gelesen: readZeile(line, kopf) })),
  })
}
