import type { MemoryFile } from '../../../platform/http/attachment.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { phrase } from '../../../platform/phrases.ts'
import { auslastungNotes, auslastungTables, auswertungTables, notesOf, zeitraumText } from './listTables.ts'
import type { Body as Auslastung } from './readAuslastung.ts'
import type { Body as Auswertung } from './readAuswertung.ts'
import { renderTables, type Table, writeTables } from './renderTables.ts'
import { writeAuslastung } from './writeAuslastung.ts'

type Here = Pick<Call, 'sprache' | 'konfiguration' | 'now'>
type Topic = 'auswertung' | 'auslastung'

const nameOf = ({ sprache }: Here, topic: Topic, { von, bis }: Pick<Auswertung, 'von' | 'bis'>) =>
  `${phrase(sprache, topic, 'datei')}-${von}-${bis}`

/** The evaluation as a workbook. */
export async function auswertungExcel(here: Here, body: Auswertung) {
  const { sprache } = here
  return {
    bytes: await writeTables(phrase(sprache, 'auswertung', 'titel'), auswertungTables(body, sprache)),
    dateiname: `${nameOf(here, 'auswertung', body)}.xlsx`,
  } satisfies MemoryFile
}

/** Utilisation as a workbook. */
export async function auslastungExcel(here: Here, body: Auslastung) {
  return {
    bytes: await writeAuslastung(body, here.sprache),
    dateiname: `${nameOf(here, 'auslastung', body)}.xlsx`,
  } satisfies MemoryFile
}

interface OnPaper {
  readonly body: Pick<Auswertung, 'von' | 'bis' | 'davor'>
  readonly hinweise: readonly string[]
  readonly tables: readonly Table[]
}

async function paperOf(here: Here, topic: Topic, { body, ...figures }: OnPaper) {
  const { sprache } = here
  const heads = { titel: phrase(sprache, topic, 'titel'), zeitraum: zeitraumText(body, sprache) }
  return {
    bytes: await renderTables(here, { ...heads, ...figures }),
    dateiname: `${nameOf(here, topic, body)}.pdf`,
  } satisfies MemoryFile
}

/** The evaluation on paper. */
export function auswertungPdf(here: Here, body: Auswertung) {
  const tables = auswertungTables(body, here.sprache)
  return paperOf(here, 'auswertung', { body, tables, hinweise: notesOf(body, here.sprache) })
}

/** Utilisation on paper. */
export function auslastungPdf(here: Here, body: Auslastung) {
  const tables = auslastungTables(body, here.sprache)
  return paperOf(here, 'auslastung', { body, tables, hinweise: auslastungNotes(body, here.sprache) })
}
