import { expect, it } from 'vitest'
import { retentionKey } from './retentionKey.ts'

it.each([
  [{ solange: 'person' }, 'solange.person', undefined],
  [{ waehlbar: 'protokoll' }, 'waehlbar', 13],
  [{ stunden: 24 }, 'stunden', 24],
  [{ tage: 14 }, 'tage', 14],
  [{ monate: 24 }, 'monate', 24],
] as const)('%o is said by its own words', (kept, key, count) => {
  expect(retentionKey(kept)).toEqual([key, count])
})
