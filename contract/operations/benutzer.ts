import { get, json, put } from '../operation.ts'
import { API } from '../paths.ts'
import { spracheUpdateSchema, startSchema } from '../start.ts'

export const start = get('start', API.start, {
  tag: 'mandant',
  summary:
    'All that the app needs before its first page: the Mandant of the host, and the session if there is one.',
  answers: { 200: json(startSchema, 'The start.') },
})

export const changeSprache = put('changeSprache', API.sprache, {
  tag: 'benutzer',
  summary: "The language of one's own screens and mails.",
  body: spracheUpdateSchema,
  answers: { 204: { says: 'Saved.' } },
})
