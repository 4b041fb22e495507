import { BUCHUNG } from '@platzwart/domain/leseraum/namesOthers'
import { z } from 'zod'
import { angebotAcceptSchema, warteplatzCreateSchema, warteplatzSchema } from '../../leseraum/warteliste.ts'
import { buchungSchema } from '../../leseraum.ts'
import { del, get, json, post } from '../../operation.ts'

export const joinWarteliste = post('joinWarteliste', '/api/warteplaetze', {
  tag: 'leseraum',
  summary:
    'Waits for a seat or room of a plan that is not free then. What could be booked at once is refused, and so is what nobody might book.',
  body: warteplatzCreateSchema,
  answers: { 201: json(warteplatzSchema, 'Waiting, with the place in the queue.') },
})

export const listWarteplaetze = get('listWarteplaetze', '/api/warteplaetze', {
  tag: 'leseraum',
  summary: "One's own places in queues: offers first, then what one waits for, then what ended of late.",
  answers: { 200: json(z.array(warteplatzSchema), 'At most 100.') },
})

export const leaveWarteliste = del('leaveWarteliste', '/api/warteplaetze/{id}', {
  tag: 'leseraum',
  summary:
    'Waits no longer; an offer that stands is declined, and goes to the next person. If-Match carries the version that was read: another offer than that is not declined.',
  version: 'ifThere',
  answers: { 204: { says: 'Left.' } },
})

export const acceptAngebot = post('acceptAngebot', '/api/warteplaetze/{id}/accept', {
  tag: 'leseraum',
  summary:
    'Books what is offered, by the rules of a booking, as long as it is held. If-Match carries the version that was read: another offer than that is not booked.',
  version: 'ifThere',
  body: angebotAcceptSchema,
  namesOthers: BUCHUNG,
  answers: { 201: json(buchungSchema, 'Booked: reserved, or tentative until the second person confirms.') },
})
