import { BETROFFENE, SPERRE } from '@platzwart/domain/fahrzeug/namesOthers'
import { betroffeneSchema, deaktivierenSchema } from '../fahrzeug/betroffene.ts'
import {
  betroffeneQuerySchema,
  buchungszeitenSaveSchema,
  fahrzeugBildSchema,
  fahrzeugCreateSchema,
  fahrzeugPageSchema,
  fahrzeugQuerySchema,
  fahrzeugSchema,
  fahrzeugUpdateSchema,
} from '../fahrzeug.ts'
import { fahrzeugBuchungSchema, fahrzeugSperreCreateSchema } from '../fahrzeugBuchung.ts'
import { del, get, json, post, put } from '../operation.ts'
import { KALENDER_LINK, KALENDER_LINK_NAMES } from './kalender.ts'

export const listFahrzeuge = get('listFahrzeuge', '/api/fahrzeuge', {
  tag: 'fahrzeug',
  summary:
    'The fleet by location and plate, with how each car is; deactivated cars for those who maintain them.',
  query: fahrzeugQuerySchema,
  answers: { 200: json(fahrzeugPageSchema, 'By location and plate.') },
})

export const showFahrzeug = get('showFahrzeug', '/api/fahrzeuge/{id}', {
  tag: 'fahrzeug',
  summary: 'One car with how it is now.',
  answers: { 200: json(fahrzeugSchema, 'The car.') },
})

export const createFahrzeug = post('createFahrzeug', '/api/fahrzeuge', {
  tag: 'fahrzeug',
  summary: 'Takes a car into the fleet.',
  body: fahrzeugCreateSchema,
  answers: { 201: json(fahrzeugSchema, 'In the fleet.') },
})

export const updateFahrzeug = put('updateFahrzeug', '/api/fahrzeuge/{id}', {
  tag: 'fahrzeug',
  summary:
    'Changes a car. If-Match carries the version that was read. Bookings that it hits are answered with 409, and cancelled once that is confirmed.',
  body: fahrzeugUpdateSchema,
  version: 'ifThere',
  namesOthers: BETROFFENE,
  answers: { 200: json(fahrzeugSchema, 'As it is now.') },
})

export const deactivateFahrzeug = post('deactivateFahrzeug', '/api/fahrzeuge/{id}/deactivate', {
  tag: 'fahrzeug',
  summary: 'Takes a car out of the fleet; its history and logbook stay.',
  body: deaktivierenSchema,
  namesOthers: BETROFFENE,
  answers: { 200: json(fahrzeugSchema, 'As it is now.') },
})

export const listFahrzeugBetroffene = get('listFahrzeugBetroffene', '/api/fahrzeuge/{id}/betroffene', {
  tag: 'fahrzeug',
  summary: 'The bookings that a change of a car would cancel, and with which text.',
  query: betroffeneQuerySchema,
  namesOthers: BETROFFENE,
  answers: { 200: json(betroffeneSchema, 'By start.') },
})

export const saveBuchungszeiten = put('saveBuchungszeiten', '/api/fahrzeuge/{id}/buchungszeiten', {
  tag: 'fahrzeug',
  summary: "A car's own booking times. If-Match carries the car's version.",
  body: buchungszeitenSaveSchema,
  version: 'ifThere',
  namesOthers: BETROFFENE,
  answers: { 200: json(fahrzeugSchema, 'As it is now.') },
})

export const clearBuchungszeiten = del('clearBuchungszeiten', '/api/fahrzeuge/{id}/buchungszeiten', {
  tag: 'fahrzeug',
  summary: "Takes a car's own booking times away: it can be booked at any time.",
  version: 'ifThere',
  answers: { 200: json(fahrzeugSchema, 'As it is now.') },
})

export const setFahrzeugBild = put('setFahrzeugBild', '/api/fahrzeuge/{id}/bild', {
  tag: 'fahrzeug',
  summary: "A car's picture: a file of bucket fahrzeuge, or none.",
  body: fahrzeugBildSchema,
  version: 'ifThere',
  answers: { 200: json(fahrzeugSchema, 'As it is now.') },
})

export const closeFahrzeug = post('closeFahrzeug', '/api/fahrzeug-sperren', {
  tag: 'fahrzeugBuchung',
  summary:
    'Blocks a vehicle for maintenance, service or a defect. Trips that it hits are shown first (409), and cancelled when that is confirmed.',
  body: fahrzeugSperreCreateSchema,
  namesOthers: SPERRE,
  answers: { 201: json(fahrzeugBuchungSchema, 'The block; it is cancelled like a trip.') },
})

export const showFahrzeugKalender = get('showFahrzeugKalender', '/api/fahrzeuge/{id}/kalender-link', {
  tag: 'fahrzeug',
  summary: 'Whether there is an address at which calendar programs read when a car is taken.',
  namesOthers: KALENDER_LINK_NAMES,
  answers: KALENDER_LINK.shows,
})

export const createFahrzeugKalender = post('createFahrzeugKalender', '/api/fahrzeuge/{id}/kalender-link', {
  tag: 'fahrzeug',
  summary: 'Makes an address at which calendar programs read when a car is taken; the one before ends.',
  answers: KALENDER_LINK.creates,
})

export const deleteFahrzeugKalender = del('deleteFahrzeugKalender', '/api/fahrzeuge/{id}/kalender-link', {
  tag: 'fahrzeug',
  summary: "Ends the address of a car's calendar.",
  answers: KALENDER_LINK.deletes,
})
