import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { csvLine } from '@platzwart/libs/csv/writeCsv'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { findArt } from './findArt.ts'
import { type CsvFile, headLine, separatorOf } from './writeTable.ts'

/** An empty table with one line that shows how it is filled. */
export async function readTemplate(call: Call, art: EinfuhrName): Promise<CsvFile> {
  const { sprache } = call
  const { beispiele, tabelle } = findArt(call, art)
  const { spalten } = tabelle
  const example = spalten.map((spalte) =>
    beispiele.includes(spalte) ? phrase(sprache, 'einfuhr', `beispiel.${art}.${spalte}`) : '',
  )
  return {
    parts: [headLine(call, { art, spalten }), csvLine(example, separatorOf(call))],
    dateiname: `${phrase(sprache, 'einfuhr', `vorlage.${art}`)}.csv`,
  }
}
