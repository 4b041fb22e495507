import { einrichtungChangeSchema, einrichtungSchema, stepChangeSchema, stepSchema } from '../einrichtung.ts'
import { get, json, put } from '../operation.ts'

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
