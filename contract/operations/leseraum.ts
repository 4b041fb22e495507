import { BETROFFENE, BUCHUNG, BUCHUNGEN } from '@platzwart/domain/leseraum/namesOthers'
import { z } from 'zod'
import {
  betroffeneSchema,
  leseraeumeChangeSchema,
  leseraeumeCreateSchema,
  leseraeumeDeleteSchema,
  leseraeumeMoveSchema,
  leseraeumeSchema,
  leseraumDetailSchema,
  leseraumSaveSchema,
  schliessungQuerySchema,
} from '../grundriss.ts'
import { auslastungQuerySchema, auslastungSchema } from '../leseraum/auslastung.ts'
import { auswertungSchema } from '../leseraum/auswertung.ts'
import {
  buchungChangeSchema,
  buchungCreateSchema,
  buchungMailSchema,
  buchungMailSentSchema,
  buchungPageSchema,
  buchungQuerySchema,
  buchungSchema,
  buchungStornoResultSchema,
  buchungStornoSchema,
  freieZeitenQuerySchema,
  freieZeitenSchema,
  freiQuerySchema,
  freiSchema,
} from '../leseraum.ts'
import { del, file, get, json, PDF, patch, post, put, XLSX } from '../operation.ts'
import { ausstattungSaveSchema, ausstattungViewSchema } from '../standort.ts'
import { KALENDER_LINK, KALENDER_LINK_NAMES } from './kalender.ts'

export const bookLeseraum = post('bookLeseraum', '/api/leseraum-buchungen', {
  tag: 'leseraum',
  summary: 'Books a seat or room. A refusal names every rule with its origin, and up to three alternatives.',
  body: buchungCreateSchema,
  namesOthers: BUCHUNG,
  answers: { 201: json(buchungSchema, 'Booked: reserved, or tentative until the second person confirms.') },
})

export const listLeseraumBuchungen = get('listLeseraumBuchungen', '/api/leseraum-buchungen', {
  tag: 'leseraum',
  summary:
    'Bookings by room, plan, day, window, status and either mail; own ones unless one may maintain bookings.',
  query: buchungQuerySchema,
  namesOthers: BUCHUNGEN,
  answers: { 200: json(buchungPageSchema, 'By start.') },
})

export const readLeseraumBuchung = get('readLeseraumBuchung', '/api/leseraum-buchungen/{id}', {
  tag: 'leseraum',
  summary: 'One booking.',
  namesOthers: BUCHUNG,
  answers: { 200: json(buchungSchema, 'The booking.') },
})

export const changeLeseraumBuchung = patch('changeLeseraumBuchung', '/api/leseraum-buchungen/{id}', {
  tag: 'leseraum',
  summary: 'Moves a booking or changes its group. If-Match carries the version that was read.',
  body: buchungChangeSchema,
  version: 'always',
  namesOthers: BUCHUNG,
  answers: { 200: json(buchungSchema, 'As it is now.') },
})

export const findFreeLeseraeume = get('findFreeLeseraeume', '/api/leseraeume/frei', {
  tag: 'leseraum',
  summary: 'Whether anything is free, by plan; if not, when next that day.',
  query: freiQuerySchema,
  answers: { 200: json(freiSchema, 'By plan.') },
})

export const searchFreieZeiten = get('searchFreieZeiten', '/api/leseraeume/freie-zeiten', {
  tag: 'leseraum',
  summary:
    'When and where a stay of some minutes is free, over all plans and fourteen days. Nobody is named.',
  query: freieZeitenQuerySchema,
  answers: { 200: json(freieZeitenSchema, 'By day, and by plan and day.') },
})

export const readAuslastung = get('readAuslastung', '/api/auslastung', {
  tag: 'leseraum',
  summary: 'How much of what could be had was booked, by hour, plan, zone and seat. Nobody is named.',
  query: auslastungQuerySchema,
  answers: { 200: json(auslastungSchema, 'Of the period and of the one before.') },
})

export const exportAuslastung = get('exportAuslastung', '/api/auslastung/datei', {
  tag: 'leseraum',
  summary: 'The same as a workbook; that it was taken stands in the trail.',
  query: auslastungQuerySchema,
  answers: { 200: file(XLSX) },
})

export const exportAuslastungPdf = get('exportAuslastungPdf', '/api/auslastung/pdf', {
  tag: 'leseraum',
  summary: 'The same on paper; that it was taken stands in the trail.',
  query: auslastungQuerySchema,
  answers: { 200: file(PDF) },
})

export const readAuswertung = get('readAuswertung', '/api/auswertung', {
  tag: 'leseraum',
  summary:
    'What became of bookings, when they were made and for how long, and who waited how long. Nobody is named.',
  query: auslastungQuerySchema,
  answers: { 200: json(auswertungSchema, 'Of the period and of the one before; of days that are over.') },
})

export const exportAuswertung = get('exportAuswertung', '/api/auswertung/datei', {
  tag: 'leseraum',
  summary: 'The same as a workbook; that it was taken stands in the trail.',
  query: auslastungQuerySchema,
  answers: { 200: file(XLSX) },
})

export const exportAuswertungPdf = get('exportAuswertungPdf', '/api/auswertung/pdf', {
  tag: 'leseraum',
  summary: 'The same on paper; that it was taken stands in the trail.',
  query: auslastungQuerySchema,
  answers: { 200: file(PDF) },
})

export const showLeseraum = get('showLeseraum', '/api/leseraeume/{id}', {
  tag: 'leseraum',
  summary: 'A seat or room, with the version that its maintenance sends back.',
  answers: { 200: json(leseraumDetailSchema, 'The seat or room.') },
})

export const saveLeseraum = put('saveLeseraum', '/api/leseraeume/{id}', {
  tag: 'leseraum',
  summary:
    'Makes or changes a seat or room with its equipment. Deactivating it cancels its bookings that have not ended.',
  body: leseraumSaveSchema,
  version: 'ifThere',
  answers: { 200: json(leseraumDetailSchema, 'As it is now.') },
})

export const listLeseraumBetroffene = get('listLeseraumBetroffene', '/api/leseraeume/{id}/betroffene', {
  tag: 'leseraum',
  summary: 'The bookings that deactivating a seat or room would cancel.',
  namesOthers: BETROFFENE,
  answers: { 200: json(betroffeneSchema, 'By start.') },
})

export const deleteLeseraum = del('deleteLeseraum', '/api/leseraeume/{id}', {
  tag: 'leseraum',
  summary: 'Deletes a seat or room that was never booked. If-Match carries the version that was read.',
  version: 'ifThere',
  answers: { 204: { says: 'Gone.' } },
})

export const listLeseraeume = get('listLeseraeume', '/api/grundrisse/{id}/leseraeume', {
  tag: 'leseraum',
  summary: 'All seats and rooms of a plan as their maintenance needs them, each with its version.',
  answers: { 200: json(leseraeumeSchema, 'By id, with the version of the plan.') },
})

export const createLeseraeume = post('createLeseraeume', '/api/grundrisse/{id}/leseraeume', {
  tag: 'leseraum',
  summary: "Makes up to 500 seats and rooms at once, all or none. If-Match carries the plan's version.",
  body: leseraeumeCreateSchema,
  version: 'ifThere',
  answers: { 201: json(leseraeumeSchema, 'All of the plan, as it is now.') },
})

export const moveLeseraeume = patch('moveLeseraeume', '/api/grundrisse/{id}/leseraeume', {
  tag: 'leseraum',
  summary: "Moves and turns seats and rooms, all or none. If-Match carries the plan's version.",
  body: leseraeumeMoveSchema,
  version: 'ifThere',
  answers: { 200: json(leseraeumeSchema, 'All of the plan, as it is now.') },
})

export const changeLeseraeume = patch('changeLeseraeume', '/api/grundrisse/{id}/leseraeume/angaben', {
  tag: 'leseraum',
  summary:
    "Names, zones and equipment of many seats and rooms, and whether they are in use, all or none; names may change places. If-Match carries the plan's version.",
  body: leseraeumeChangeSchema,
  version: 'ifThere',
  answers: { 200: json(leseraeumeSchema, 'All of the plan, as it is now.') },
})

export const deleteLeseraeume = post('deleteLeseraeume', '/api/grundrisse/{id}/leseraeume/loeschung', {
  tag: 'leseraum',
  summary:
    'Deletes up to 500 seats and rooms of a plan that were never booked, all or none, with the tables under them. Each carries the version that was read.',
  body: leseraeumeDeleteSchema,
  answers: { 200: json(leseraeumeSchema, 'All of the plan, as it is now.') },
})

export const listSchliessungBetroffene = get(
  'listSchliessungBetroffene',
  '/api/grundrisse/{id}/sonderoeffnungszeiten/betroffene',
  {
    tag: 'leseraum',
    summary: 'The bookings that would lie outside of a special opening time. It cancels none of them.',
    query: schliessungQuerySchema,
    namesOthers: BETROFFENE,
    answers: { 200: json(betroffeneSchema, 'By start.') },
  },
)

export const listAusstattungen = get('listAusstattungen', '/api/ausstattungen', {
  tag: 'leseraum',
  summary: 'Kinds of equipment.',
  answers: { 200: json(z.array(ausstattungViewSchema), 'By name.') },
})

export const saveAusstattung = put('saveAusstattung', '/api/ausstattungen/{id}', {
  tag: 'leseraum',
  summary: 'Makes or renames a kind of equipment. If-Match carries the version that was read.',
  body: ausstattungSaveSchema,
  version: 'ifThere',
  answers: { 200: json(ausstattungViewSchema, 'As it is now.') },
})

export const deleteAusstattung = del('deleteAusstattung', '/api/ausstattungen/{id}', {
  tag: 'leseraum',
  summary: 'Deletes a kind of equipment that no seat has. If-Match carries the version that was read.',
  version: 'ifThere',
  answers: { 204: { says: 'Gone.' } },
})

export const confirmLeseraumBuchung = post('confirmLeseraumBuchung', '/api/leseraum-buchungen/{id}/confirm', {
  tag: 'leseraum',
  summary: 'The second person agrees: vorgemerkt becomes reserviert.',
  namesOthers: BUCHUNG,
  answers: { 200: json(buchungSchema, 'As it is now.') },
})

export const checkInLeseraumBuchung = post(
  'checkInLeseraumBuchung',
  '/api/leseraum-buchungen/{id}/check-in',
  {
    tag: 'leseraum',
    summary: 'Somebody is there: reserviert becomes durchgeführt, 15 minutes either side of the start.',
    namesOthers: BUCHUNG,
    answers: { 200: json(buchungSchema, 'As it is now.') },
  },
)

export const cancelLeseraumBuchung = post('cancelLeseraumBuchung', '/api/leseraum-buchungen/{id}/cancel', {
  tag: 'leseraum',
  summary: 'Cancels; the slot is held for 10 seconds in which it can be undone.',
  namesOthers: BUCHUNG,
  answers: { 200: json(buchungSchema, 'As it is now.') },
})

export const cancelLeseraumBuchungen = post('cancelLeseraumBuchungen', '/api/leseraum-stornos', {
  tag: 'leseraum',
  summary:
    'Cancels bookings of others with a reason that their people are told. Each is held for 10 seconds in which it can be undone.',
  body: buchungStornoSchema,
  answers: { 200: json(buchungStornoResultSchema, 'What was cancelled, and what was not.') },
})

export const sendBuchungMail = post('sendBuchungMail', '/api/mail', {
  tag: 'leseraum',
  summary:
    'Sends a mail about a booking that did not arrive again: for its people and those who maintain bookings. Each change sends its mails by itself.',
  body: buchungMailSchema,
  refusals: [429],
  answers: { 200: json(buchungMailSentSchema, 'What stands in the outbox for it.') },
})

export const undoCancelLeseraumBuchung = post(
  'undoCancelLeseraumBuchung',
  '/api/leseraum-buchungen/{id}/undo-cancel',
  {
    tag: 'leseraum',
    summary: 'Takes a cancellation back while the slot is held.',
    namesOthers: BUCHUNG,
    answers: { 200: json(buchungSchema, 'As it is now.') },
  },
)

export const showLeseraumKalender = get('showLeseraumKalender', '/api/leseraeume/{id}/kalender-link', {
  tag: 'leseraum',
  summary: 'Whether there is an address at which calendar programs read when a seat or room is taken.',
  namesOthers: KALENDER_LINK_NAMES,
  answers: KALENDER_LINK.shows,
})

export const createLeseraumKalender = post('createLeseraumKalender', '/api/leseraeume/{id}/kalender-link', {
  tag: 'leseraum',
  summary:
    'Makes an address at which calendar programs read when a seat or room is taken; the one before ends.',
  answers: KALENDER_LINK.creates,
})

export const deleteLeseraumKalender = del('deleteLeseraumKalender', '/api/leseraeume/{id}/kalender-link', {
  tag: 'leseraum',
  summary: "Ends the address of a seat's or room's calendar.",
  answers: KALENDER_LINK.deletes,
})
