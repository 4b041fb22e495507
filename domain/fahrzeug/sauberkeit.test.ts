import { expect, it } from 'vitest'
import { isWorse } from './sauberkeit.ts'

const STUFEN = ['sauber', 'gebraucht', 'verschmutzt', 'stark verschmutzt']

it.each([
  ['sauber', 'verschmutzt', false],
  ['gebraucht', 'verschmutzt', false],
  ['verschmutzt', 'verschmutzt', true],
  ['stark verschmutzt', 'verschmutzt', true],
  ['sauber', 'sauber', true],
  ['stark verschmutzt', '', false],
  ['stark verschmutzt', 'gibt es nicht mehr', false],
  ['gibt es nicht mehr', 'sauber', false],
])('%s with the threshold %s: %s', (stand, threshold, worse) => {
  expect(isWorse(STUFEN, stand, threshold)).toBe(worse)
})
