import {
  fahrtCompleteSchema,
  fahrtCorrectSchema,
  fahrtenbuchEintragSchema,
  fahrtenbuchPageSchema,
  fahrtenbuchQuerySchema,
  fahrtenOffenSchema,
  fahrtTellSchema,
  lueckeExplainSchema,
  lueckenSchema,
  nachzueglerSchema,
  nachzueglerSetAsideSchema,
  verifySchema,
} from '../fahrtenbuch.ts'
import { get, json, post } from '../operation.ts'

export const listFahrtenbuch = get('listFahrtenbuch', '/api/fahrzeuge/{id}/fahrtenbuch', {
  tag: 'fahrtenbuch',
  summary:
    'A vehicle’s logbook by time, driver, purpose and kind of trip, the newest first; every trip with all that it was before.',
  query: fahrtenbuchQuerySchema,
  namesOthers: { stays: 'fahrtenbuch' },
  answers: { 200: json(fahrtenbuchPageSchema, 'A page, with the sums of all.') },
})

export const listOpenFahrten = get('listOpenFahrten', '/api/fahrtenbuch/offen', {
  tag: 'fahrtenbuch',
  summary: 'One’s own trips whose purpose is still to be completed, the most urgent first.',
  answers: { 200: json(fahrtenOffenSchema, 'By the time that is left.') },
})

export const completeFahrt = post('completeFahrt', '/api/fahrtenbuch/{id}/complete', {
  tag: 'fahrtenbuch',
  summary:
    'Completes a trip’s purpose, by its driver or the fleet manager; after seven days it is marked as late.',
  body: fahrtCompleteSchema,
  namesOthers: { stays: 'fahrtenbuch' },
  answers: { 200: json(fahrtenbuchEintragSchema, 'As it is now.') },
})

export const correctFahrt = post('correctFahrt', '/api/fahrtenbuch/{id}/correct', {
  tag: 'fahrtenbuch',
  summary:
    'Corrects a trip by a new row with its reason; the old values stay. `stand` is the newest row that was read.',
  body: fahrtCorrectSchema,
  namesOthers: { stays: 'fahrtenbuch' },
  answers: { 200: json(fahrtenbuchEintragSchema, 'As it is now.') },
})

export const listLuecken = get('listLuecken', '/api/fahrzeuge/{id}/fahrtenbuch/luecken', {
  tag: 'fahrtenbuch',
  summary: 'Kilometres that no entry of a vehicle’s logbook tells.',
  answers: { 200: json(lueckenSchema, 'By mileage.') },
})

export const explainLuecke = post('explainLuecke', '/api/fahrzeuge/{id}/fahrtenbuch/luecken', {
  tag: 'fahrtenbuch',
  summary: 'Says what kilometres were that no trip tells: all of a gap, or a part.',
  body: lueckeExplainSchema,
  namesOthers: { stays: 'fahrtenbuch' },
  answers: { 201: json(fahrtenbuchEintragSchema, 'The entry that tells them now.') },
})

export const tellFahrt = post('tellFahrt', '/api/fahrzeuge/{id}/fahrtenbuch', {
  tag: 'fahrtenbuch',
  summary:
    'A trip told afterwards, marked as such: one that nobody recorded, or one whose records arrived too late.',
  body: fahrtTellSchema,
  namesOthers: { stays: 'fahrtenbuch' },
  answers: { 201: json(fahrtenbuchEintragSchema, 'The entry that tells it now.') },
})

export const listNachzuegler = get('listNachzuegler', '/api/fahrzeuge/{id}/fahrtenbuch/nachzuegler', {
  tag: 'fahrtenbuch',
  summary: 'Trips whose records arrived too late to be placed, and wait to be entered.',
  namesOthers: { stays: 'fahrtenbuch' },
  answers: { 200: json(nachzueglerSchema, 'The oldest first.') },
})

export const setNachzueglerAside = post(
  'setNachzueglerAside',
  '/api/fahrzeuge/{id}/fahrtenbuch/nachzuegler',
  {
    tag: 'fahrtenbuch',
    summary: 'Sets the late records of a trip aside, with a reason that stays in the vehicle’s history.',
    body: nachzueglerSetAsideSchema,
    namesOthers: { stays: 'fahrtenbuch' },
    answers: { 200: json(nachzueglerSchema, 'What still waits.') },
  },
)

export const showVerification = get('showVerification', '/api/fahrzeuge/{id}/fahrtenbuch/verify', {
  tag: 'fahrtenbuch',
  summary: 'Checks a vehicle’s chain from its first entry to its last, and names the first that is broken.',
  answers: { 200: json(verifySchema, 'What was found.') },
})
