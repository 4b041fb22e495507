import { HAUSDATEI_TYPE } from '../dateiBytes.ts'
import { hausdateienSchema, hausdateiSchema, hausdateiUploadQuerySchema } from '../mandant.ts'
import { bytes, get, json, post } from '../operation.ts'

export const exportMandant = post('exportMandant', '/api/mandanten/{id}/ausfuhr', {
  tag: 'mandant',
  summary: 'Has everything of a Mandant written into one file, which is there for a day.',
  refusals: [429],
  answers: { 201: json(hausdateiSchema, 'Waits for its turn.') },
})

export const importMandant = post('importMandant', '/api/hausdateien', {
  tag: 'mandant',
  summary:
    'Brings the file of a Mandant. It is checked from its beginning to its end, and then becomes a closed Mandant of its own, whole or not at all.',
  query: hausdateiUploadQuerySchema,
  body: bytes(HAUSDATEI_TYPE, 'application/octet-stream'),
  refusals: [429, 507],
  answers: { 201: json(hausdateiSchema, 'Waits for its turn.') },
})

export const listHausdateien = get('listHausdateien', '/api/hausdateien', {
  tag: 'mandant',
  summary: 'Files of Mandanten on their way out and in, of the last day.',
  answers: { 200: json(hausdateienSchema, 'The newest first.') },
})

export const showHausdatei = get('showHausdatei', '/api/hausdateien/{id}', {
  tag: 'mandant',
  summary: 'How far the file of a Mandant is.',
  answers: { 200: json(hausdateiSchema, 'As it is now.') },
})

export const readHausdatei = get('readHausdatei', '/api/hausdateien/{id}/inhalt', {
  tag: 'mandant',
  summary: 'The file of a Mandant. That somebody fetched it stands in the trail of the Mandant.',
  namesOthers: { stays: 'betreiber' },
  answers: { 200: { says: 'The bytes.', schema: bytes(HAUSDATEI_TYPE) } },
})
