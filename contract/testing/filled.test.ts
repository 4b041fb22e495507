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

test('What a test leaves out has the shape that the schema asks for', () => {
  expect(filled(row, { name: 'Plan' })).toMatchObject({
    name: 'Plan',
    an: false,
    art: 'erste',
    anzahl: 1,
    bemerkung: null,
  })
  expect(filled(startSchema)).toMatchObject({ mandant: null, sitzung: null })
})

test('Nobody has the id of another one', () => {
  expect(filled(row).id).not.toBe(filled(row).id)
})

test('What is given is kept, however deep it stands', () => {
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

test('Of several shapes it is the one that what is given belongs to', () => {
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
])('What no server sends is refused: %o', (given, says) => {
  expect(() => filled(row, given as never)).toThrow(says)
})
