import { FAHRT, FAHRTEN } from '@platzwart/domain/fahrzeug/namesOthers'
import {
  ersatzSchema,
  ersatzTakeSchema,
  fahrzeugBuchungChangeSchema,
  fahrzeugBuchungCreateSchema,
  fahrzeugBuchungPageSchema,
  fahrzeugBuchungQuerySchema,
  fahrzeugBuchungSchema,
  fahrzeugStornoResultSchema,
  fahrzeugStornoSchema,
} from '../fahrzeugBuchung.ts'
import { get, json, patch, post } from '../operation.ts'

export const bookFahrt = post('bookFahrt', '/api/fahrzeug-buchungen', {
  tag: 'fahrzeugBuchung',
  summary: 'Books a vehicle. A refusal names every rule with its origin, other cars, and another time.',
  body: fahrzeugBuchungCreateSchema,
  namesOthers: FAHRT,
  answers: { 201: json(fahrzeugBuchungSchema, 'Booked: reserved, or tentative until it is approved.') },
})

export const listFahrten = get('listFahrten', '/api/fahrzeug-buchungen', {
  tag: 'fahrzeugBuchung',
  summary:
    'Trips and blocks by vehicle, status, type, booker, driver and window; own ones unless one may maintain vehicles.',
  query: fahrzeugBuchungQuerySchema,
  namesOthers: FAHRTEN,
  answers: { 200: json(fahrzeugBuchungPageSchema, 'By start.') },
})

export const readFahrt = get('readFahrt', '/api/fahrzeug-buchungen/{id}', {
  tag: 'fahrzeugBuchung',
  summary: "One trip, with the car's open damages.",
  namesOthers: FAHRT,
  answers: { 200: json(fahrzeugBuchungSchema, 'The trip.') },
})

export const changeFahrt = patch('changeFahrt', '/api/fahrzeug-buchungen/{id}', {
  tag: 'fahrzeugBuchung',
  summary:
    'Moves a trip, or changes its car, its driver or what is said about it; of one under way only its end, and only later. If-Match carries the version that was read.',
  body: fahrzeugBuchungChangeSchema,
  version: 'always',
  namesOthers: FAHRT,
  answers: { 200: json(fahrzeugBuchungSchema, 'As it is now.') },
})

export const cancelFahrt = post('cancelFahrt', '/api/fahrzeug-buchungen/{id}/cancel', {
  tag: 'fahrzeugBuchung',
  summary: 'Cancels; the slot is held for 10 seconds in which it can be undone.',
  namesOthers: FAHRT,
  answers: { 200: json(fahrzeugBuchungSchema, 'As it is now.') },
})

export const undoCancelFahrt = post('undoCancelFahrt', '/api/fahrzeug-buchungen/{id}/undo-cancel', {
  tag: 'fahrzeugBuchung',
  summary: 'Takes a cancellation back while the slot is held.',
  namesOthers: FAHRT,
  answers: { 200: json(fahrzeugBuchungSchema, 'As it is now.') },
})

export const proposeErsatz = get('proposeErsatz', '/api/fahrzeug-buchungen/{id}/ersatz', {
  tag: 'fahrzeugBuchung',
  summary: 'Other cars of the same or a higher category that can take the trip over, the best first.',
  answers: { 200: json(ersatzSchema, 'None is an empty list.') },
})

export const takeErsatz = post('takeErsatz', '/api/fahrzeug-buchungen/{id}/ersatz', {
  tag: 'fahrzeugBuchung',
  summary: 'The trip goes over to another car; one that was cancelled for want of its car is booked anew.',
  body: ersatzTakeSchema,
  namesOthers: FAHRT,
  answers: { 200: json(fahrzeugBuchungSchema, 'The trip with the other car.') },
})

export const cancelFahrten = post('cancelFahrten', '/api/fahrzeug-stornos', {
  tag: 'fahrzeugBuchung',
  summary:
    'Cancels everything but what is done, by ids, vehicles and window, with an information text. What had not begun is held for 10 seconds in which it can be undone.',
  body: fahrzeugStornoSchema,
  answers: { 200: json(fahrzeugStornoResultSchema, 'What was cancelled.') },
})
