import { expect, it } from 'vitest'
import { isAccepted, nextTurn, turnOf } from './turn.ts'

const at = (seconds: number) =>
  Temporal.Instant.from('2026-11-23T09:00:00Z').add({ milliseconds: seconds * 1000 })

it('changes every thirty seconds, and is accepted for ninety from when it was first shown', () => {
  const shown = turnOf(at(0))
  expect([turnOf(at(29.999)), turnOf(at(30))]).toEqual([shown, shown + 1])
  expect(nextTurn(at(0.5))).toEqual(at(30))
  expect([0, 30, 60, 89.999, 90].map((later) => isAccepted(shown, at(later)))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

it('is not accepted before it is shown', () => {
  expect(isAccepted(turnOf(at(0)), at(-0.001))).toBe(false)
  expect(isAccepted(Number.NaN, at(0))).toBe(false)
})
