import { file, get, json, XLSX } from '../operation.ts'
import { protokollFilterSchema, protokollPageSchema, protokollQuerySchema } from '../protokoll.ts'

export const listProtokoll = get('listProtokoll', '/api/protokoll', {
  tag: 'protokoll',
  summary: 'The audit trail: who did what to what, on whose behalf, before and after; a year at most.',
  query: protokollQuerySchema,
  namesOthers: { stays: 'verwaltung', redactions: 'verb' },
  answers: { 200: json(protokollPageSchema, 'The newest first.') },
})

export const exportProtokoll = get('exportProtokoll', '/api/protokoll/datei', {
  tag: 'protokoll',
  summary: 'The audit trail as a workbook; that it was taken stands in it from then on.',
  query: protokollFilterSchema,
  namesOthers: { stays: 'verwaltung', redactions: 'verb' },
  answers: { 200: file(XLSX) },
})
