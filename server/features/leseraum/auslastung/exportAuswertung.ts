import { record } from '../../../platform/database/record.ts'
import type { MemoryFile } from '../../../platform/http/attachment.ts'
import { type Call, isRefusal, type refuse } from '../../../platform/http/endpoint.ts'
import { type AuslastungQuery, readAuslastung } from './readAuslastung.ts'
import { readAuswertung } from './readAuswertung.ts'
import { auslastungExcel, auslastungPdf, auswertungExcel, auswertungPdf } from './writeFiles.ts'

type Taken = 'exportAuswertung' | 'exportAuswertungPdf' | 'exportAuslastung' | 'exportAuslastungPdf'

type Read<B> = (
  call: Call,
  query: AuslastungQuery,
) => Promise<{ readonly body: B } | ReturnType<typeof refuse>>

/** Figures as they are shown, as a file. That somebody took them stands in the trail. */
const fileOf =
  <B>(aktion: Taken, read: Read<B>, write: (call: Call, body: B) => Promise<MemoryFile>) =>
  async (call: Call, query: AuslastungQuery) => {
    const answer = await read(call, query)
    if (isRefusal(answer)) return answer
    const { id } = call.konfiguration.mandant
    record(call.tx, { aktion, objekt: 'mandant', objektId: id, nachher: { ...query } })
    return write(call, answer.body)
  }

export const exportAuswertung = fileOf('exportAuswertung', readAuswertung, auswertungExcel)
export const exportAuswertungPdf = fileOf('exportAuswertungPdf', readAuswertung, auswertungPdf)
export const exportAuslastung = fileOf('exportAuslastung', readAuslastung, auslastungExcel)
export const exportAuslastungPdf = fileOf('exportAuslastungPdf', readAuslastung, auslastungPdf)
