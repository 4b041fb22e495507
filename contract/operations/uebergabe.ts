import { FAHRT } from '@platzwart/domain/fahrzeug/namesOthers'
import {
  checkInSchema,
  checkOutSchema,
  fahrzeugBuchungSchema,
  uebergabeCorrectSchema,
} from '../fahrzeugBuchung.ts'
import { json, post } from '../operation.ts'

export const checkInFahrt = post('checkInFahrt', '/api/fahrzeug-buchungen/{id}/check-in', {
  tag: 'fahrzeugBuchung',
  summary:
    'The trip begins: the car is taken over as it stands. May be sent later, with the moment on the device.',
  body: checkInSchema,
  namesOthers: FAHRT,
  answers: { 200: json(fahrzeugBuchungSchema, 'Under way.') },
})

export const checkOutFahrt = post('checkOutFahrt', '/api/fahrzeug-buchungen/{id}/check-out', {
  tag: 'fahrzeugBuchung',
  summary: 'The trip ends: the car is handed back, and the logbook has one more line. May be sent later.',
  body: checkOutSchema,
  namesOthers: FAHRT,
  answers: { 200: json(fahrzeugBuchungSchema, 'Done.') },
})

export const correctUebergabe = post('correctUebergabe', '/api/fahrzeug-buchungen/{id}/check-in/correct', {
  tag: 'fahrzeugBuchung',
  summary:
    'Puts the mileage of a check-in right while the trip is under way, by an entry of the logbook with its reason; the old one stays.',
  body: uebergabeCorrectSchema,
  namesOthers: FAHRT,
  answers: { 200: json(fahrzeugBuchungSchema, 'As it is now.') },
})
