import { get, json, put } from '../operation.ts'
import { spracheUpdateSchema, startSchema } from '../start.ts'

export const start = get('start', '/api/start', {
  tag: 'mandant',
  summary:
    'All that the app needs before its first page: the Mandant of the host, and the session if there is one.',
  answers: { 200: json(startSchema, 'The start.') },
})

export const changeSprache = put('changeSprache', '/api/benutzer/sprache', {
  tag: 'benutzer',
  summary: "The language of one's own screens and mails.",
  body: spracheUpdateSchema,
  answers: { 204: { says: 'Saved.' } },
})
