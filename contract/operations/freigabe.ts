import { FREIGABE, FREIGABEN } from '@platzwart/domain/fahrzeug/namesOthers'
import { fahrzeugBuchungSchema } from '../fahrzeugBuchung.ts'
import { entscheidungSchema, freigabePageSchema, freigabeQuerySchema, zaehlerSchema } from '../freigabe.ts'
import { get, json, post } from '../operation.ts'

export const listFreigaben = get('listFreigaben', '/api/freigaben', {
  tag: 'freigabe',
  summary: 'Special trips that wait for a decision, or (with `entschieden`) those that have one.',
  query: freigabeQuerySchema,
  namesOthers: FREIGABEN,
  answers: { 200: json(freigabePageSchema, 'Waiting ones by start, decided ones the latest first.') },
})

export const decideFreigabe = post('decideFreigabe', '/api/freigaben/{id}/entscheidung', {
  tag: 'freigabe',
  summary:
    'Approves or rejects a special trip; the first decision is the decision. If-Match carries the version that was looked at.',
  body: entscheidungSchema,
  version: 'always',
  namesOthers: FREIGABE,
  answers: { 200: json(fahrzeugBuchungSchema, 'The trip as it is now.') },
})

export const countZaehler = get('countZaehler', '/api/zaehler', {
  tag: 'freigabe',
  summary:
    'What waits for this person: trips to approve, licences to check. Null for those who may not know.',
  answers: { 200: json(zaehlerSchema, 'The counts.') },
})
