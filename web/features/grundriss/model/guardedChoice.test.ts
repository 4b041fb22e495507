import { expect, test } from 'vitest'
import type { Choice } from './editor/useEditor.ts'
import { guardedChoice } from './guardedChoice.ts'

/** A selection that records what ran at once, and what asked before. */
function choosing(...ids: readonly string[]) {
  const did: string[] = []
  const choice: Choice = {
    ids: new Set(ids),
    several: false,
    setSeveral: () => undefined,
    toggle: () => did.push('toggle'),
    take: () => did.push('take'),
    extend: () => did.push('extend'),
    none: () => did.push('none'),
  }
  return { did, asked: guardedChoice(choice, () => did.push('asked')) }
}

test('adding to a selection of several keeps the panel, and asks nothing', () => {
  const { did, asked } = choosing('a', 'b')
  asked.toggle('b')
  asked.toggle('c')
  asked.take(['c'])
  asked.take([], true)
  asked.extend('a', 'c')
  expect(did).toEqual(['toggle', 'toggle', 'take', 'take', 'extend'])
})

test('the first selected seat asks, and so does deselecting the last one', () => {
  const none = choosing()
  none.asked.toggle('a')
  none.asked.take(['a'])
  none.asked.extend('a', 'b')
  none.asked.none()
  expect(none.did).toEqual(['asked', 'asked', 'asked', 'none'])
  const one = choosing('a')
  one.asked.toggle('a')
  one.asked.take([])
  one.asked.none()
  expect(one.did).toEqual(['asked', 'asked', 'asked'])
})
