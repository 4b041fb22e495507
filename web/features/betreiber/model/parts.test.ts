import { mandantHausSchema } from '@platzwart/contract/mandant'
import { filled } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { AREAS, DETAILS } from './parts.ts'

const haus = filled(mandantHausSchema, { name: 'Haus', module: ['leseraum', 'gibtEsNicht'], akzent: null })

test('No colour is an empty field, and an empty field means the product’s own', () => {
  const values = DETAILS.start(haus)
  expect(values.akzent).toBe('')
  expect(DETAILS.body(values)).toMatchObject({ name: 'Haus', akzent: null })
  expect(DETAILS.body({ ...values, akzent: '#0b6e4f' })).toMatchObject({ akzent: '#0b6e4f' })
})

test('Unknown areas are not sent', () => {
  expect(AREAS.body(AREAS.start(haus))).toEqual({ module: ['leseraum'] })
})
