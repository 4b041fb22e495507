import { GEAENDERT, SERIE, STORNIERBAR, STORNIERT } from '@platzwart/domain/leseraum/namesOthers'
import {
  geaendertSchema,
  serieChangeSchema,
  serieCreateSchema,
  serieQuerySchema,
  serieSchema,
  serieWechselQuerySchema,
  stornierbarQuerySchema,
  stornierbarSchema,
  storniertSchema,
  stornoSchema,
  termineSchema,
  wechselnSchema,
  wiederholungQuerySchema,
} from '../../leseraum/serie.ts'
import { get, json, post } from '../../operation.ts'

export const proposeSerie = get('proposeSerie', '/api/serien/vorschlag', {
  tag: 'leseraum',
  summary:
    'A seat or room at the same hours of several days, without booking anything: of each date whether it can be booked; if not, why, and up to three alternatives.',
  query: serieQuerySchema,
  answers: { 200: json(termineSchema, 'By day; at most 52.') },
})

export const proposeWiederholung = get('proposeWiederholung', '/api/serien/wiederholung', {
  tag: 'leseraum',
  summary: "One's own bookings of a week, a week later at the same hours, without booking anything.",
  query: wiederholungQuerySchema,
  answers: { 200: json(termineSchema, 'By start; none where nothing was booked.') },
})

export const bookSerie = post('bookSerie', '/api/serien', {
  tag: 'leseraum',
  summary:
    'Books dates as a series, each by the rules of a booking: what can be had is booked, the rest is told. Refused when nothing of it can be had.',
  body: serieCreateSchema,
  namesOthers: SERIE,
  answers: { 201: json(serieSchema, 'What was booked, and what was not.') },
})

export const listStornierbare = get('listStornierbare', '/api/serien/stornierbar', {
  tag: 'leseraum',
  summary: "One's own bookings that can be cancelled: of a series, of days.",
  query: stornierbarQuerySchema,
  namesOthers: STORNIERBAR,
  answers: { 200: json(stornierbarSchema, 'By start; at most 200.') },
})

export const cancelBuchungen = post('cancelBuchungen', '/api/serien/storno', {
  tag: 'leseraum',
  summary:
    "Cancels several of one's own bookings. Each is held for 10 seconds in which it can be undone, as a single one is.",
  body: stornoSchema,
  namesOthers: STORNIERT,
  answers: { 200: json(storniertSchema, 'What was cancelled, and what could not be.') },
})

export const proposeWechsel = get('proposeWechsel', '/api/serien/wechsel', {
  tag: 'leseraum',
  summary:
    'Other hours or another seat for bookings of a series, without changing any: of each whether it can be had; if not, why, and up to three alternatives.',
  query: serieWechselQuerySchema,
  answers: { 200: json(wechselnSchema, 'By start; at most 52.') },
})

export const changeSerie = post('changeSerie', '/api/serien/wechsel', {
  tag: 'leseraum',
  summary:
    "Moves several of one's own bookings, each by the rules of a change: what can be had is changed, the rest stays as it is and is told. Refused when nothing of it can be had.",
  body: serieChangeSchema,
  namesOthers: GEAENDERT,
  answers: { 200: json(geaendertSchema, 'What was changed, and what was not.') },
})
