import { z } from 'zod'
import {
  bildQuerySchema,
  bildSavedSchema,
  bildSaveSchema,
  grundrissSavedSchema,
  grundrissSaveSchema,
  newBildSchema,
} from '../grundriss.ts'
import { grundrissListItemSchema, grundrissSchema, planTagSchema } from '../leseraum.ts'
import { bytes, del, get, json, post, put } from '../operation.ts'
import { tag } from '../schema.ts'

export const listGrundrisse = get('listGrundrisse', '/api/grundrisse', {
  tag: 'grundriss',
  summary: 'Floor plans with their location, by id.',
  answers: { 200: json(z.array(grundrissListItemSchema), 'By id.') },
})

export const showGrundriss = get('showGrundriss', '/api/grundrisse/{id}', {
  tag: 'grundriss',
  summary: 'A floor plan: drawing, seats, equipment, opening hours. Changes seldom; keep it by its ETag.',
  answers: { 200: json(grundrissSchema, 'The plan.') },
})

export const readPlanTag = get('readPlanTag', '/api/grundrisse/{id}/tage/{tag}', {
  tag: 'grundriss',
  summary: "The plan's day: opening period, every seat's state now and all bookings, without names.",
  params: { tag },
  answers: { 200: json(planTagSchema, 'The day.') },
})

export const saveGrundriss = put('saveGrundriss', '/api/grundrisse/{id}', {
  tag: 'grundriss',
  summary: 'Makes or changes a floor plan. If-Match carries the version that was read.',
  body: grundrissSaveSchema,
  version: 'ifThere',
  answers: { 200: json(grundrissSavedSchema, 'As it is now, with its location.') },
})

export const deleteGrundriss = del('deleteGrundriss', '/api/grundrisse/{id}', {
  tag: 'grundriss',
  summary: 'Deletes a floor plan that has no seats. If-Match carries the version that was read.',
  version: 'ifThere',
  answers: { 204: { says: 'Gone.' } },
})

export const uploadBild = post('uploadBild', '/api/grundrisse/{id}/bilder', {
  tag: 'grundriss',
  summary:
    'Brings a png, jpg or a page of a pdf to lie beneath a floor plan. It is drawn anew in several sizes; nothing shows it yet (`setBild`).',
  query: bildQuerySchema,
  body: bytes('application/octet-stream'),
  refusals: [429],
  answers: { 201: json(newBildSchema, 'There for some days, until a plan shows it.') },
})

export const setBild = put('setBild', '/api/grundrisse/{id}/bild', {
  tag: 'grundriss',
  summary:
    'Shows a picture beneath the seats, places it, or takes it away; one that was shown before can be shown again for some days. If-Match carries the version that was read.',
  body: bildSaveSchema,
  version: 'ifThere',
  answers: { 200: json(bildSavedSchema, 'As it is now.') },
})
