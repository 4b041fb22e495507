import { ANKUNFT, BUCHUNG } from '@platzwart/domain/leseraum/namesOthers'
import {
  ankunftQuerySchema,
  ankunftSchema,
  anzeigeSchema,
  codeSchema,
  platzcodesSchema,
} from '../../leseraum/ankunft.ts'
import { buchungSchema } from '../../leseraum.ts'
import { get, json, post } from '../../operation.ts'

export const checkOutLeseraumBuchung = post(
  'checkOutLeseraumBuchung',
  '/api/leseraum-buchungen/{id}/check-out',
  {
    tag: 'leseraum',
    summary:
      'Whoever is checked in leaves early: the booking ends now, and the rest is free after 10 seconds in which it can be undone.',
    namesOthers: BUCHUNG,
    answers: { 200: json(buchungSchema, 'As it is now.') },
  },
)

export const undoCheckOutLeseraumBuchung = post(
  'undoCheckOutLeseraumBuchung',
  '/api/leseraum-buchungen/{id}/undo-check-out',
  {
    tag: 'leseraum',
    summary: 'Takes an early end back while the rest is held.',
    namesOthers: BUCHUNG,
    answers: { 200: json(buchungSchema, 'As it is now.') },
  },
)

export const pauseLeseraumBuchung = post('pauseLeseraumBuchung', '/api/leseraum-buchungen/{id}/pause', {
  tag: 'leseraum',
  summary:
    'Whoever is checked in goes away for as long as the house allows; who is not back by then loses the rest of the booking.',
  namesOthers: BUCHUNG,
  answers: { 200: json(buchungSchema, 'As it is now.') },
})

export const resumeLeseraumBuchung = post('resumeLeseraumBuchung', '/api/leseraum-buchungen/{id}/resume', {
  tag: 'leseraum',
  summary: 'Whoever is away is back in time. Not where the house asks for the code at the seat.',
  namesOthers: BUCHUNG,
  answers: { 200: json(buchungSchema, 'As it is now.') },
})

export const resumeAmPlatz = post('resumeAmPlatz', '/api/leseraum-buchungen/{id}/resume-am-platz', {
  tag: 'leseraum',
  summary: 'The same by the code at the seat, printed or on a display.',
  body: codeSchema,
  namesOthers: BUCHUNG,
  answers: { 200: json(buchungSchema, 'As it is now.') },
})

export const showAnkunft = get('showAnkunft', '/api/leseraeume/{id}/ankunft', {
  tag: 'leseraum',
  summary:
    'What a seat is to whoever stands at it: their booking, free for so long, or taken. Nobody is named.',
  query: ankunftQuerySchema,
  namesOthers: ANKUNFT,
  answers: { 200: json(ankunftSchema, 'The seat, and what can be done there.') },
})

export const checkInAmPlatz = post('checkInAmPlatz', '/api/leseraum-buchungen/{id}/check-in-am-platz', {
  tag: 'leseraum',
  summary:
    'Checks in by the code at the seat, printed or on a display: as check-in, and proves that somebody is there.',
  body: codeSchema,
  namesOthers: BUCHUNG,
  answers: { 200: json(buchungSchema, 'As it is now.') },
})

export const checkInAmEmpfang = post('checkInAmEmpfang', '/api/leseraum-buchungen/{id}/check-in-am-empfang', {
  tag: 'leseraum',
  summary: 'Whoever maintains bookings checks in who stands before them, until the booking ends.',
  namesOthers: BUCHUNG,
  answers: { 200: json(buchungSchema, 'As it is now.') },
})

export const listPlatzcodes = get('listPlatzcodes', '/api/grundrisse/{id}/platzcodes', {
  tag: 'grundriss',
  summary: 'The addresses that stand in the printed codes of the seats of a plan.',
  answers: { 200: json(platzcodesSchema, 'In reading order.') },
})

export const renewPlatzcodes = post('renewPlatzcodes', '/api/grundrisse/{id}/platzcodes', {
  tag: 'grundriss',
  summary: 'Gives out the codes of a plan anew: what was printed before does not hold any more.',
  answers: { 200: json(platzcodesSchema, 'The new ones, in reading order.') },
})

export const showAnzeige = get('showAnzeige', '/api/leseraeume/{id}/anzeige', {
  tag: 'leseraum',
  summary:
    'The code that a display at the seat shows now, for whoever looks after it to look at; another one every thirty seconds.',
  answers: { 200: json(anzeigeSchema, 'The address in it, and until when.') },
})

export const readAnzeige = get('readAnzeige', '/api/anzeigegeraet/anzeige', {
  tag: 'leseraum',
  summary: 'What the display that asks shows now: the code of its own seat.',
  answers: { 200: json(anzeigeSchema, 'The address in it, and until when.') },
})
