import {
  beispielDeleteSchema,
  beispielSchema,
  einrichtungChangeSchema,
  einrichtungSchema,
  stepChangeSchema,
  stepSchema,
} from '../einrichtung.ts'
import { get, json, post, put } from '../operation.ts'

const view = json(einrichtungSchema, 'As it is now.')

export const readEinrichtung = get('readEinrichtung', '/api/einrichtung', {
  tag: 'mandant',
  summary: 'What the house is still missing to begin with, and what its people can already do.',
  answers: { 200: view },
})

export const changeEinrichtung = put('changeEinrichtung', '/api/einrichtung', {
  tag: 'mandant',
  summary: 'Puts the list of what is missing away, or takes it up again.',
  body: einrichtungChangeSchema,
  answers: { 200: view },
})

export const changeStep = put('changeStep', '/api/einrichtung/{schritt}', {
  tag: 'mandant',
  summary: 'A step that the house does without, or not.',
  params: { schritt: stepSchema },
  body: stepChangeSchema,
  answers: { 200: view },
})

const beispiel = json(beispielSchema, 'As it is now.')

export const readBeispiel = get('readBeispiel', '/api/beispiel', {
  tag: 'mandant',
  summary: 'Whether the house has samples, and what would go with them.',
  answers: { 200: beispiel },
})

export const createBeispiel = post('createBeispiel', '/api/beispiel', {
  tag: 'mandant',
  summary:
    'Fills the house with a small sample, marked as one; it is there once, however often it is asked for.',
  answers: { 200: beispiel },
})

export const deleteBeispiel = post('deleteBeispiel', '/api/beispiel/loeschung', {
  tag: 'mandant',
  summary:
    'Takes the samples out, with what was booked of them; 409 when more was booked than was said, or under a legal hold.',
  body: beispielDeleteSchema,
  namesOthers: { stays: 'loeschsperre' },
  answers: { 200: beispiel },
})
