import { record } from '../../../platform/database/record.ts'
import type { Whole } from '../../../platform/http/attachment.ts'
import { type Call, isRefusal } from '../../../platform/http/endpoint.ts'
import { phrase } from '../../../platform/phrases.ts'
import { auslastungNotes, auslastungTables, auswertungTables, notesOf, zeitraumText } from './listTables.ts'
import { type AuslastungQuery, readAuslastung } from './readAuslastung.ts'
import { type Body, readAuswertung } from './readAuswertung.ts'
import { renderTables, type Table, writeTables } from './renderTables.ts'

type Taken = 'exportAuswertung' | 'exportAuswertungPdf' | 'exportAuslastungPdf'

function recordTaken({ tx, konfiguration }: Call, aktion: Taken, query: AuslastungQuery): void {
  const { id } = konfiguration.mandant
  record(tx, { aktion, objekt: 'mandant', objektId: id, nachher: { ...query } })
}

const nameOf = (
  { sprache }: Call,
  topic: 'auswertung' | 'auslastung',
  { von, bis }: Pick<Body, 'von' | 'bis'>,
) => `${phrase(sprache, topic, 'datei')}-${von}-${bis}`

/** The figures as they are shown, as a workbook. That somebody took them stands in the trail, as with each of these. */
export async function exportAuswertung(call: Call, query: AuslastungQuery) {
  const answer = await readAuswertung(call, query)
  if (isRefusal(answer)) return answer
  recordTaken(call, 'exportAuswertung', query)
  const { body } = answer
  return {
    bytes: await writeTables(
      phrase(call.sprache, 'auswertung', 'titel'),
      auswertungTables(body, call.sprache),
    ),
    dateiname: `${nameOf(call, 'auswertung', body)}.xlsx`,
  } satisfies Whole
}

interface OnPaper {
  readonly body: Pick<Body, 'von' | 'bis' | 'davor'>
  readonly hinweise: readonly string[]
  readonly tables: readonly Table[]
}

async function paperOf(call: Call, topic: 'auswertung' | 'auslastung', { body, ...figures }: OnPaper) {
  const { sprache } = call
  const heads = { titel: phrase(sprache, topic, 'titel'), zeitraum: zeitraumText(body, sprache) }
  return {
    bytes: await renderTables(call, { ...heads, ...figures }),
    dateiname: `${nameOf(call, topic, body)}.pdf`,
  }
}

/** The same on paper. */
export async function exportAuswertungPdf(call: Call, query: AuslastungQuery) {
  const answer = await readAuswertung(call, query)
  if (isRefusal(answer)) return answer
  recordTaken(call, 'exportAuswertungPdf', query)
  const { body } = answer
  const { sprache } = call
  const tables = auswertungTables(body, sprache)
  return paperOf(call, 'auswertung', { body, tables, hinweise: notesOf(body, sprache) })
}

/** Utilisation on paper. */
export async function exportAuslastungPdf(call: Call, query: AuslastungQuery) {
  const answer = await readAuslastung(call, query)
  if (isRefusal(answer)) return answer
  recordTaken(call, 'exportAuslastungPdf', query)
  const { body } = answer
  const hinweise = auslastungNotes(body, call.sprache)
  return paperOf(call, 'auslastung', { body, hinweise, tables: auslastungTables(body, call.sprache) })
}
