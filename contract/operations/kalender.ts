import { z } from 'zod'
import { bytes, del, get, json, post } from '../operation.ts'
import { instant, rawText } from '../schema.ts'

/**
 * Whether a calendar has a link that programs can subscribe to; the link itself is returned only when it is
 * created.
 */
const kalenderLinkSchema = z.object({
  link: z.object({ erstellt: instant, von: z.string().openapi({ description: 'Who made it.' }) }).nullable(),
})
export type KalenderLink = z.infer<typeof kalenderLinkSchema>

const kalenderLinkCreatedSchema = z.object({
  erstellt: instant,
  adresse: z.string().nullable().openapi({
    description: 'Null in the answer to a repeated request: it is told once, and nobody keeps it.',
  }),
})

/** What the operations on all calendar links share. */
export const KALENDER_LINK = {
  shows: { 200: json(kalenderLinkSchema, 'Whether there is one, since when, and who made it.') },
  creates: { 201: json(kalenderLinkCreatedSchema, 'The address; the one before leads nowhere any more.') },
  deletes: { 204: { says: 'It leads nowhere any more, or there was none.' } },
} as const

/** Staff-council mode hides who created the link. */
export const KALENDER_LINK_NAMES = { redactions: [{ at: 'link', put: { von: '' } }] } as const

export const showKalenderLink = get('showKalenderLink', '/api/kalender-link', {
  tag: 'kalender',
  summary: "Whether there is an address at which calendar programs read one's own bookings.",
  namesOthers: { stays: 'beteiligt' },
  answers: KALENDER_LINK.shows,
})

export const createKalenderLink = post('createKalenderLink', '/api/kalender-link', {
  tag: 'kalender',
  summary: "Makes an address at which calendar programs read one's own bookings; the one before ends.",
  answers: KALENDER_LINK.creates,
})

export const deleteKalenderLink = del('deleteKalenderLink', '/api/kalender-link', {
  tag: 'kalender',
  summary: "Ends the address of one's own bookings.",
  answers: KALENDER_LINK.deletes,
})

export const readKalender = get('readKalender', '/api/kalender/{dateiname}', {
  tag: 'kalender',
  summary:
    'A calendar (RFC 5545) for whoever has its address. What leads nowhere is 404, whatever the reason.',
  params: { dateiname: rawText(200) },
  refusals: [429],
  namesOthers: { stays: 'beteiligt' },
  answers: { 200: { says: 'The calendar.', schema: bytes('text/calendar') } },
})
