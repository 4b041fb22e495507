import { expect, test } from 'vitest'
import { percentOf } from './hausdatei.ts'

test.each([
  [0, 'wartend', 0],
  [0.129, 'laeuft', 12],
  [1, 'laeuft', 99],
  [1, 'fertig', 100],
] as const)('%d of a file that is %s is %d percent', (anteil, status, percent) => {
  expect(percentOf({ anteil, status })).toBe(percent)
})
