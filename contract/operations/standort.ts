import { z } from 'zod'
import { del, get, json, put } from '../operation.ts'
import {
  bundeslandSaveSchema,
  standortGebrauchSchema,
  standortSaveSchema,
  standortViewSchema,
} from '../standort.ts'

export const listStandorte = get('listStandorte', '/api/standorte', {
  tag: 'standort',
  summary: 'Locations with their parking spaces, by id.',
  answers: { 200: json(z.array(standortViewSchema), 'By id.') },
})

export const saveStandort = put('saveStandort', '/api/standorte/{id}', {
  tag: 'standort',
  summary:
    'Makes or changes a location with all its parking spaces. If-Match carries the version that was read.',
  body: standortSaveSchema,
  version: 'ifThere',
  answers: { 200: json(standortViewSchema, 'As it is now.') },
})

export const setBundesland = put('setBundesland', '/api/standorte/{id}/bundesland', {
  tag: 'standort',
  summary:
    'Says in which Land a location is, whose holidays hold there. If-Match carries the version that was read.',
  body: bundeslandSaveSchema,
  version: 'always',
  answers: { 200: json(standortViewSchema, 'As it is now.') },
})

export const listStandortGebrauch = get('listStandortGebrauch', '/api/standorte/{id}/gebrauch', {
  tag: 'standort',
  summary: 'What stands at a location: floor plans, vehicles and which of its parking spaces they have.',
  answers: { 200: json(standortGebrauchSchema, 'By name.') },
})

export const deleteStandort = del('deleteStandort', '/api/standorte/{id}', {
  tag: 'standort',
  summary: 'Deletes a location where nothing stands. If-Match carries the version that was read.',
  version: 'ifThere',
  answers: { 204: { says: 'Gone.' } },
})
