import { BETROFFENE } from '@platzwart/domain/leseraum/namesOthers'
import { z } from 'zod'
import {
  anlassArt,
  anlassVorschlagSchema,
  ruecknahmeSchema,
  schliessungApplySchema,
  schliessungSchema,
  vorschlagSchema,
} from '../../leseraum/schliessung.ts'
import { get, json, post } from '../../operation.ts'

const params = { anlass: anlassArt }

export const proposeSchliessung = post('proposeSchliessung', '/api/schliessungen/{anlass}/vorschlag', {
  tag: 'leseraum',
  summary:
    'The bookings that something about to be saved would hit, and what each would get instead by the rules of a booking. Nothing is changed.',
  params,
  body: anlassVorschlagSchema,
  namesOthers: BETROFFENE,
  answers: { 200: json(vorschlagSchema, 'By start.') },
})

export const applySchliessung = post('applySchliessung', '/api/schliessungen/{anlass}', {
  tag: 'leseraum',
  summary:
    'Saves it, and moves, cancels or leaves the bookings that it hits, in one step that can be taken back for ten minutes. If-Match carries the version of what is saved.',
  params,
  body: schliessungApplySchema,
  version: 'ifThere',
  answers: { 201: json(schliessungSchema, 'Saved, with what became of the bookings.') },
})

export const listSchliessungen = get('listSchliessungen', '/api/schliessungen', {
  tag: 'leseraum',
  summary: 'What can be taken back yet, of what one may save.',
  answers: { 200: json(z.array(schliessungSchema), 'The latest first.') },
})

export const undoSchliessung = post('undoSchliessung', '/api/schliessungen/{id}/ruecknahme', {
  tag: 'leseraum',
  summary:
    'Takes a closure back: what was saved is as before, and each booking where it was, unless somebody else is there by now or it was changed since.',
  answers: { 200: json(ruecknahmeSchema, 'What was taken back, and what could not be.') },
})
