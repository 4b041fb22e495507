import { FAHRTEN_OF_DRIVER } from '@platzwart/domain/fahrzeug/namesOthers'
import {
  fuehrerscheinBetroffeneQuerySchema,
  fuehrerscheinBetroffeneSchema,
  fuehrerscheinPageSchema,
  fuehrerscheinPruefungCreateSchema,
  fuehrerscheinPruefungenSchema,
  fuehrerscheinPruefungSchema,
  fuehrerscheinQuerySchema,
  fuehrerscheinSaveSchema,
  fuehrerscheinSchema,
  prueferSchema,
} from '../fuehrerschein.ts'
import { get, json, post, put } from '../operation.ts'

export const readOwnFuehrerschein = get('readOwnFuehrerschein', '/api/fuehrerscheine/eigener', {
  tag: 'fuehrerschein',
  summary: "One's own licence: what it covers, the next check, a ban. Version 0 when none was recorded.",
  namesOthers: { stays: 'beteiligt' },
  answers: { 200: json(fuehrerscheinSchema, 'One’s own.') },
})

export const listPruefer = get('listPruefer', '/api/fuehrerscheine/pruefer', {
  tag: 'fuehrerschein',
  summary: 'To whom one can show one’s licence: who else may check licences. Empty where nobody else may.',
  namesOthers: { stays: 'fuehrerschein' },
  answers: { 200: json(prueferSchema, 'By name.') },
})

export const listFuehrerscheine = get('listFuehrerscheine', '/api/fuehrerscheine', {
  tag: 'fuehrerschein',
  summary: 'Licences of everybody who may book vehicles: those due, or all; the longest overdue first.',
  query: fuehrerscheinQuerySchema,
  namesOthers: { stays: 'fuehrerschein' },
  answers: { 200: json(fuehrerscheinPageSchema, 'By the day of the next check.') },
})

export const readFuehrerschein = get('readFuehrerschein', '/api/fuehrerscheine/{benutzerId}', {
  tag: 'fuehrerschein',
  summary: "One person's licence; version 0 when none was recorded yet.",
  namesOthers: { stays: 'fuehrerschein' },
  answers: { 200: json(fuehrerscheinSchema, 'The licence.') },
})

export const saveFuehrerschein = put('saveFuehrerschein', '/api/fuehrerscheine/{benutzerId}', {
  tag: 'fuehrerschein',
  summary:
    "Writes down what stands on somebody else's card. If-Match carries the version that was read. Bookings that it hits are answered with 409 until something is said about them.",
  body: fuehrerscheinSaveSchema,
  version: 'ifThere',
  namesOthers: FAHRTEN_OF_DRIVER,
  answers: { 200: json(fuehrerscheinSchema, 'As it is now.') },
})

export const listFuehrerscheinBetroffene = get(
  'listFuehrerscheinBetroffene',
  '/api/fuehrerscheine/{benutzerId}/betroffene',
  {
    tag: 'fuehrerschein',
    summary:
      'The bookings that a card, or a check that was not in order, would hit, and with which text. Refused in staff-council mode: it looks for somebody’s trips.',
    query: fuehrerscheinBetroffeneQuerySchema,
    namesOthers: { redactions: 'verb' },
    answers: { 200: json(fuehrerscheinBetroffeneSchema, 'By start.') },
  },
)

export const listFuehrerscheinPruefungen = get(
  'listFuehrerscheinPruefungen',
  '/api/fuehrerscheine/{benutzerId}/pruefungen',
  {
    tag: 'fuehrerschein',
    summary: 'The notes of all checks of one person, the newest first.',
    namesOthers: { stays: 'fuehrerschein' },
    answers: { 200: json(fuehrerscheinPruefungenSchema, 'By day, the newest first.') },
  },
)

export const checkFuehrerschein = post('checkFuehrerschein', '/api/fuehrerscheine/{benutzerId}/pruefungen', {
  tag: 'fuehrerschein',
  summary: "Notes that somebody else's licence was seen. A note stays as it is; there is no picture.",
  body: fuehrerscheinPruefungCreateSchema,
  namesOthers: FAHRTEN_OF_DRIVER,
  answers: { 201: json(fuehrerscheinPruefungSchema, 'Noted.') },
})
