import { expect, it } from 'vitest'
import { einladungOf } from './einladungOf.ts'

const now = Temporal.Instant.from('2026-11-23T08:00:00Z')

it('is open until its moment, and has run out from then on', () => {
  expect(einladungOf(null, now)).toBe('keine')
  expect(einladungOf(now.add({ seconds: 1 }), now)).toBe('offen')
  expect(einladungOf(now, now)).toBe('abgelaufen')
})
