import { benutzerExportQuerySchema } from '../benutzer.ts'
import {
  einfuhrApplySchema,
  einfuhrArt,
  einfuhrLinesQuerySchema,
  einfuhrLinesSchema,
  einfuhrRenewQuerySchema,
  einfuhrSchema,
  einfuhrUploadQuerySchema,
} from '../einfuhr.ts'
import { fahrzeugExportQuerySchema } from '../fahrzeug.ts'
import { bytes, get, json, post } from '../operation.ts'

const params = { art: einfuhrArt }

export const uploadEinfuhr = post('uploadEinfuhr', '/api/einfuhren/{art}', {
  tag: 'einfuhr',
  summary:
    'Brings a table (CSV) of people, of the seats of a plan, of vehicles or of bookings. A job says of each line what it would come to; nothing is done yet.',
  params,
  query: einfuhrUploadQuerySchema,
  body: bytes('text/csv', 'application/octet-stream'),
  refusals: [429],
  answers: { 201: json(einfuhrSchema, 'Waits for its turn.') },
})

export const showEinfuhr = get('showEinfuhr', '/api/einfuhren/{art}/{id}', {
  tag: 'einfuhr',
  summary: 'How far a table is, for who brought it. It is there for a day.',
  params,
  answers: { 200: json(einfuhrSchema, 'As it is now.') },
})

export const listEinfuhrLines = get('listEinfuhrLines', '/api/einfuhren/{art}/{id}/zeilen', {
  tag: 'einfuhr',
  summary: 'What each line of the table would come to.',
  params,
  query: einfuhrLinesQuerySchema,
  namesOthers: { stays: 'personen' },
  answers: { 200: json(einfuhrLinesSchema, 'As they stand in the file.') },
})

export const renewEinfuhr = post('renewEinfuhr', '/api/einfuhren/{art}/{id}/vorschau', {
  tag: 'einfuhr',
  summary: 'Judges the table anew, by what the house knows by now, or read in another encoding.',
  params,
  query: einfuhrRenewQuerySchema,
  answers: { 200: json(einfuhrSchema, 'Waits for its turn.') },
})

export const applyEinfuhr = post('applyEinfuhr', '/api/einfuhren/{art}/{id}/uebernahme', {
  tag: 'einfuhr',
  summary:
    'Does what the preview said, all of it or nothing; refused lines are left out. Whatever would come to something else by now is told with 409. Done once, however often it is asked for.',
  params,
  body: einfuhrApplySchema,
  answers: { 200: json(einfuhrSchema, 'Done.') },
})

export const readTemplate = get('readTemplate', '/api/vorlagen/{art}', {
  tag: 'einfuhr',
  summary: 'An empty table with a line as an example (CSV).',
  params,
  answers: { 200: { says: 'The bytes.', schema: bytes('text/csv') } },
})

export const exportBenutzer = get('exportBenutzer', '/api/benutzer/datei', {
  tag: 'benutzer',
  summary: 'The people of the list as it is filtered, as a table (CSV) that can be brought back.',
  query: benutzerExportQuerySchema,
  namesOthers: { stays: 'personen' },
  answers: { 200: { says: 'The bytes.', schema: bytes('text/csv') } },
})

export const exportLeseraeume = get('exportLeseraeume', '/api/grundrisse/{id}/datei', {
  tag: 'grundriss',
  summary:
    'The seats and rooms of a plan as a table (CSV) that can be brought back, there or to another plan.',
  answers: { 200: { says: 'The bytes.', schema: bytes('text/csv') } },
})

export const exportFahrzeuge = get('exportFahrzeuge', '/api/fahrzeuge/datei', {
  tag: 'fahrzeug',
  summary:
    'The vehicles of the fleet, as the list is filtered, as a table (CSV) that can be brought back, there or to another house.',
  query: fahrzeugExportQuerySchema,
  answers: { 200: { says: 'The bytes.', schema: bytes('text/csv') } },
})
