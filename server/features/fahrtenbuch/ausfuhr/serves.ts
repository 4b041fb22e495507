import * as wire from '@platzwart/contract/operations/ausfuhr'
import { serve, serveBytes } from '../../../platform/http/serve.ts'
import { listAusfuhren, readAusfuhrDatei, sendAusfuhrDatei, showAusfuhr } from './readAusfuhr.ts'
import { requestAusfuhr } from './requestAusfuhr.ts'

const reads = {
  who: 'sitzung',
  anyOf: ['fahrzeug_logbuch_report', 'fahrzeug_pflege'],
} as const

export const ausfuhrServes = [
  serve(wire.requestAusfuhr, reads, requestAusfuhr),
  serve(wire.listAusfuhren, reads, listAusfuhren),
  serve(wire.showAusfuhr, reads, showAusfuhr),
  serveBytes(wire.readAusfuhrDatei, reads, readAusfuhrDatei, sendAusfuhrDatei),
]
