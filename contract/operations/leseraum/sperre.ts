import { z } from 'zod'
import {
  sperreCreateSchema,
  sperrenQuerySchema,
  sperreSchema,
  sperreViewSchema,
} from '../../leseraum/sperre.ts'
import { del, get, json, post } from '../../operation.ts'

export const lockLeseraeume = post('lockLeseraeume', '/api/sperren', {
  tag: 'leseraum',
  summary: 'Locks seats or a whole plan for a period (status verschlossen); all or none.',
  body: sperreCreateSchema,
  answers: { 201: json(sperreSchema, 'Locked; each id can be cancelled like a booking.') },
})

export const listSperren = get('listSperren', '/api/sperren', {
  tag: 'leseraum',
  summary: 'The locks of a plan that are not over, with their reasons.',
  query: sperrenQuerySchema,
  answers: { 200: json(z.array(sperreViewSchema), 'By start.') },
})

export const releaseSperre = del('releaseSperre', '/api/sperren/{id}', {
  tag: 'leseraum',
  summary: 'Lifts all of a lock that is not over; what is over stays as it was.',
  answers: { 204: { says: 'Lifted.' } },
})
