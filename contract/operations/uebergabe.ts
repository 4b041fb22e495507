import { checkInSchema, checkOutSchema, fahrzeugBuchungSchema } from '../fahrzeugBuchung.ts'
import { json, post } from '../operation.ts'
import { API } from '../paths.ts'

export const checkInFahrt = post('checkInFahrt', API.fahrzeugBuchungCheckIn, {
  tag: 'fahrzeugBuchung',
  summary:
    'The trip begins: the car is taken over as it stands. May be sent later, with the moment on the device.',
  body: checkInSchema,
  answers: { 200: json(fahrzeugBuchungSchema, 'Under way.') },
})

export const checkOutFahrt = post('checkOutFahrt', API.fahrzeugBuchungCheckOut, {
  tag: 'fahrzeugBuchung',
  summary: 'The trip ends: the car is handed back, and the logbook has one more line. May be sent later.',
  body: checkOutSchema,
  answers: { 200: json(fahrzeugBuchungSchema, 'Done.') },
})
