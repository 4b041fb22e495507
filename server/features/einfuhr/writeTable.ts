import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Separator } from '@platzwart/libs/csv/readCsv'
import { csvLine, MARK } from '@platzwart/libs/csv/writeCsv'
import type { EinfuhrArt } from '../../platform/einfuhrArt.ts'
import { attachment } from '../../platform/http/attachment.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { headingOf } from './present.ts'

export interface CsvFile {
  readonly parts: readonly string[]
  readonly dateiname: string
}

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** As Excel of the reader's country opens it by itself. */
export const separatorOf = ({ sprache }: Pick<Call, 'sprache'>): Separator => (sprache === 'de' ? ';' : ',')

interface Heads {
  readonly art: EinfuhrName
  readonly spalten: readonly string[]
  /** Headings behind them, of what is told and not read. */
  readonly more?: readonly string[]
}

/** The first line of a table that can be brought back. */
export const headLine = (call: Call, { art, spalten, more = [] }: Heads): string =>
  MARK + csvLine([...spalten.map((spalte) => headingOf(call, art, spalte)), ...more], separatorOf(call))

/** A line of it, with the words that the reader says. */
export function tableLine(
  call: Call,
  { spoken }: Pick<EinfuhrArt, 'spoken'>,
  cells: readonly (readonly [spalte: string, wert: string])[],
): string {
  return csvLine(
    cells.map(([spalte, wert]) => (wert === '' ? '' : (spoken?.(call.sprache, spalte, wert) ?? wert))),
    separatorOf(call),
  )
}

/** What a file of this kind is called, with the day on which it was written. */
export const fileNameOf = (call: Call, art: EinfuhrName): string =>
  `${phrase(call.sprache, 'einfuhr', `datei.${art}`)}-${tagOf(call.now, call.konfiguration.mandant.zone)}.csv`

/** A small table. */
export async function sendCsv(_: unknown, { parts, dateiname }: CsvFile): Promise<Response> {
  const body = new Blob([...parts])
  return attachment(body, { inhaltstyp: CSV_TYPE, bytes: body.size, dateiname })
}
