import { record } from '../../../platform/database/record.ts'
import type { Whole } from '../../../platform/http/attachment.ts'
import { type Call, isRefusal } from '../../../platform/http/endpoint.ts'
import { phrase } from '../../../platform/phrases.ts'
import { type AuslastungQuery, readAuslastung } from './readAuslastung.ts'
import { writeAuslastung } from './writeAuslastung.ts'

/** The figures as they are shown, as a workbook. That somebody took them stands in the trail. */
export async function exportAuslastung(call: Call, query: AuslastungQuery) {
  const answer = await readAuslastung(call, query)
  if (isRefusal(answer)) return answer
  const { id } = call.konfiguration.mandant
  record(call.tx, { aktion: 'exportAuslastung', objekt: 'mandant', objektId: id, nachher: { ...query } })
  return {
    bytes: await writeAuslastung(answer.body, call.sprache),
    dateiname: `${phrase(call.sprache, 'auslastung', 'datei')}-${answer.body.von}-${answer.body.bis}.xlsx`,
  } satisfies Whole
}
