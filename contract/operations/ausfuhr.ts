import { z } from 'zod'
import { ausfuhrCreateSchema, ausfuhrSchema } from '../fahrtenbuch.ts'
import { file, get, json, PDF, post, XLSX } from '../operation.ts'

export const requestAusfuhr = post('requestAusfuhr', '/api/ausfuhren', {
  tag: 'fahrtenbuch',
  summary: 'Asks for logbooks in a file; a job makes it, and it is there for a day.',
  body: ausfuhrCreateSchema,
  refusals: [429],
  answers: { 201: json(ausfuhrSchema, 'Waits for its turn.') },
})

export const listAusfuhren = get('listAusfuhren', '/api/ausfuhren', {
  tag: 'fahrtenbuch',
  summary: 'One’s own exports of the last day, the newest first.',
  answers: { 200: json(z.array(ausfuhrSchema), 'By age.') },
})

export const showAusfuhr = get('showAusfuhr', '/api/ausfuhren/{id}', {
  tag: 'fahrtenbuch',
  summary: 'How far an export is.',
  answers: { 200: json(ausfuhrSchema, 'As it is now.') },
})

export const readAusfuhrDatei = get('readAusfuhrDatei', '/api/ausfuhren/{id}/datei', {
  tag: 'fahrtenbuch',
  summary: 'The file of an export that is ready, for who asked for it.',
  namesOthers: { stays: 'fahrtenbuch' },
  answers: { 200: file(PDF, XLSX) },
})
