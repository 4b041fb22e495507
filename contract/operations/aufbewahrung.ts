import { z } from 'zod'
import {
  fristenQuerySchema,
  fristenSchema,
  loeschsperreSaveSchema,
  loeschsperreSchema,
  loeschsperreSetSchema,
} from '../aufbewahrung.ts'
import { del, get, json, post } from '../operation.ts'

export const listFristen = get('listFristen', '/api/aufbewahrung', {
  tag: 'mandant',
  summary: 'How long the house keeps what it may choose, and how much of it would go now.',
  query: fristenQuerySchema,
  answers: { 200: json(fristenSchema, 'Kind by kind.') },
})

export const listLoeschsperren = get('listLoeschsperren', '/api/loeschsperren', {
  tag: 'mandant',
  summary: 'The people and vehicles of whom nothing is deleted because of its age.',
  namesOthers: { stays: 'loeschsperre' },
  answers: { 200: json(z.array(loeschsperreSchema), 'The newest first.') },
})

export const createLoeschsperre = post('createLoeschsperre', '/api/loeschsperren', {
  tag: 'mandant',
  summary: 'Holds all that there is of a person, or of every vehicle that has had a plate.',
  body: loeschsperreSaveSchema,
  namesOthers: { stays: 'loeschsperre' },
  answers: {
    201: json(loeschsperreSetSchema, 'The hold; of several the one of the vehicle that has the plate now.'),
  },
})

export const deleteLoeschsperre = del('deleteLoeschsperre', '/api/loeschsperren/{id}', {
  tag: 'mandant',
  summary: 'Lifts a hold; the audit trail remembers it with its reason.',
  answers: { 204: { says: 'Lifted.' } },
})
