import { z } from 'zod'
import { einstellungSchema } from '../einstellung.ts'
import { get, json, put } from '../operation.ts'
import { spracheUpdateSchema, startSchema } from '../start.ts'

// Separate because every page needs it at once, unlike the other operations.

export const start = get('start', '/api/start', {
  tag: 'mandant',
  summary:
    'All that the app needs before its first page: the Mandant of the host, and the session if there is one.',
  namesOthers: { stays: 'beteiligt' },
  answers: { 200: json(startSchema, 'The start.') },
})

export const changeSprache = put('changeSprache', '/api/benutzer/sprache', {
  tag: 'benutzer',
  summary: "The language of one's own screens and mails.",
  body: spracheUpdateSchema,
  answers: { 204: { says: 'Saved.' } },
})

export const listEinstellungen = get('listEinstellungen', '/api/einstellungen', {
  tag: 'einstellung',
  summary: 'Every setting as it holds for oneself, with the layer it comes from.',
  answers: { 200: json(z.array(einstellungSchema), 'In the order of the catalogue.') },
})
