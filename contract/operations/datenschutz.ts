import { z } from 'zod'
import { bytes, get, json, post } from '../operation.ts'
import { given, instant } from '../schema.ts'

const ticketSchema = z.object({ ticket: z.string(), gueltigBis: instant })

export const requestDatenauskunft = post('requestDatenauskunft', '/api/datenauskunft', {
  tag: 'benutzer',
  summary:
    'Asks for everything that is kept of oneself as one file; with the password again, or shortly after the sign-in where the account has none.',
  body: z.object({ passwort: given(1_000).optional() }),
  refusals: [429],
  answers: { 201: json(ticketSchema, 'With the ticket the file is fetched, from the same session.') },
})

export const readDatenauskunft = get('readDatenauskunft', '/api/datenauskunft/datei', {
  tag: 'benutzer',
  summary:
    'Everything that is kept of oneself: a page to read, JSON by table, and one’s own photographs and receipts.',
  query: z.object({ ticket: given(400, 1) }),
  refusals: [429],
  answers: { 200: { says: 'The bytes.', schema: bytes('application/zip') } },
})
