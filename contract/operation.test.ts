import { expect, it } from 'vitest'
import { z } from 'zod'
import { address, get, json } from './operation.ts'

const readDay = get('readDay', '/api/plans/{id}/days/{day}', {
  tag: 'plan',
  summary: 'A day.',
  params: { day: z.string() },
  answers: { 200: json(z.string(), 'It.') },
})

it('encodes each part of a path', () => {
  expect(address(readDay, { id: 'a/b', day: '2026-11-21' })).toBe('/api/plans/a%2Fb/days/2026-11-21')
})

it('throws when a part is missing', () => {
  const { day: _, ...some } = { id: 'a', day: 'b' }
  expect(() => address(readDay, some as { id: string; day: string })).toThrow('needs day')
})
