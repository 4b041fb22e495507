import { z } from 'zod'
import { get, json, put } from '../operation.ts'
import { standortSaveSchema, standortViewSchema } from '../standort.ts'

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
