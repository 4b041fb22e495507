import { benutzerExportQuerySchema } from '../benutzer.ts'
import {
  einfuhrApplySchema,
  einfuhrLinesQuerySchema,
  einfuhrLinesSchema,
  einfuhrSchema,
  einfuhrUploadQuerySchema,
} from '../einfuhr.ts'
import { bytes, get, json, post } from '../operation.ts'

export const uploadEinfuhr = post('uploadEinfuhr', '/api/benutzer/einfuhren', {
  tag: 'benutzer',
  summary:
    'Brings a table of people (CSV). A job says of each line what it would come to; nothing is done yet.',
  query: einfuhrUploadQuerySchema,
  body: bytes('text/csv', 'application/octet-stream'),
  refusals: [429],
  answers: { 201: json(einfuhrSchema, 'Waits for its turn.') },
})

export const showEinfuhr = get('showEinfuhr', '/api/benutzer/einfuhren/{id}', {
  tag: 'benutzer',
  summary: 'How far a table of people is, for who brought it. It is there for a day.',
  answers: { 200: json(einfuhrSchema, 'As it is now.') },
})

export const listEinfuhrLines = get('listEinfuhrLines', '/api/benutzer/einfuhren/{id}/zeilen', {
  tag: 'benutzer',
  summary: 'What each line of the table would come to.',
  query: einfuhrLinesQuerySchema,
  answers: { 200: json(einfuhrLinesSchema, 'As they stand in the file.') },
})

export const renewEinfuhr = post('renewEinfuhr', '/api/benutzer/einfuhren/{id}/vorschau', {
  tag: 'benutzer',
  summary: 'Judges the table anew, by what the house knows by now.',
  answers: { 200: json(einfuhrSchema, 'Waits for its turn.') },
})

export const applyEinfuhr = post('applyEinfuhr', '/api/benutzer/einfuhren/{id}/uebernahme', {
  tag: 'benutzer',
  summary:
    'Does what the preview said, all of it or nothing; refused lines are left out. Whatever would come to something else by now is told with 409. Done once, however often it is asked for.',
  body: einfuhrApplySchema,
  answers: { 200: json(einfuhrSchema, 'Done.') },
})

export const exportBenutzer = get('exportBenutzer', '/api/benutzer/datei', {
  tag: 'benutzer',
  summary: 'The people of the list as it is filtered, as a table (CSV) that can be brought back.',
  query: benutzerExportQuerySchema,
  answers: { 200: { says: 'The bytes.', schema: bytes('text/csv') } },
})

export const readTemplate = get('readTemplate', '/api/benutzer/vorlage', {
  tag: 'benutzer',
  summary: 'An empty table of people with a line as an example (CSV).',
  answers: { 200: { says: 'The bytes.', schema: bytes('text/csv') } },
})
