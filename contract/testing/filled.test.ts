import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { instant, tag, uhrzeit, uuid } from '../schema.ts'
import { startSchema } from '../start.ts'
import { filled, idOf } from './filled.ts'

const row = z.object({
  id: uuid,
  name: z.string(),
  an: z.boolean(),
  seit: instant,
  tag,
  um: uhrzeit,
  art: z.enum(['erste', 'zweite']),
  anzahl: z.int().min(1),
  bemerkung: z.string().nullable(),
  dazu: z.string().optional(),
})

test('completes values by their schema', () => {
  expect(filled(row, { name: 'Plan' })).toMatchObject({
    name: 'Plan',
    an: false,
    art: 'erste',
    anzahl: 1,
    bemerkung: null,
  })
  expect(filled(startSchema)).toMatchObject({ mandant: null, sitzung: null })
})

test('never repeats an id', () => {
  expect(filled(row).id).not.toBe(filled(row).id)
})

test('keeps given values at any depth', () => {
  const schema = z.object({ items: z.array(row), erster: row.nullable(), andere: z.record(z.string(), row) })
  const { items, erster, andere } = filled(schema, {
    items: [{ id: idOf(7), bemerkung: 'nie' }, { art: 'zweite' }],
    erster: { dazu: 'mehr' },
  })
  expect(items.map(({ id, art, bemerkung }) => [id === idOf(7), art, bemerkung])).toEqual([
    [true, 'erste', 'nie'],
    [false, 'zweite', null],
  ])
  expect([erster?.dazu, andere]).toEqual(['mehr', {}])
})

test('chooses the union member that given values belong to', () => {
  const schema = z.union([z.object({ sitz: z.string() }).strict(), z.object({ auto: z.string() }).strict()])
  expect(filled(schema, { auto: 'BI' } as never)).toEqual({ auto: 'BI' })
  expect(filled(schema)).toEqual({ sitz: '' })
  const wert = z.union([z.array(z.string()), z.number(), z.boolean()])
  expect([filled(wert, 15 as never), filled(wert, ['a'] as never)]).toEqual([15, ['a']])
})

test.each([
  [{ id: 'a' }, 'UUID'],
  [{ art: 'dritte' }, 'erste'],
  [{ anzahl: 0 }, '>=1'],
])('refuses values that no server sends: %o', (given, says) => {
  expect(() => filled(row, given as never)).toThrow(says)
})
