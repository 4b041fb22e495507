import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allOf, NOTHING, pressed, stillThere } from './selection.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const keysOf = ({ keys }: { readonly keys: ReadonlySet<string> }) => [...keys].toSorted()

describe('a press on a row', () => {
  test('selects it, and once more lets it go', () => {
    const once = pressed(NOTHING, 'b', ORDER, false)
    expect(keysOf(once)).toEqual(['b'])
    expect(keysOf(pressed(once, 'b', ORDER, false))).toEqual([])
  })

  test('with Shift selects from the last pressed one to this, upwards as downwards', () => {
    const d = pressed(NOTHING, 'd', ORDER, false)
    expect(keysOf(pressed(d, 'b', ORDER, true))).toEqual(['b', 'c', 'd'])
    expect(keysOf(pressed(d, 'e', ORDER, true))).toEqual(['d', 'e'])
  })

  test('with Shift lets go of them where it lets go of this one', () => {
    const four = pressed(pressed(NOTHING, 'a', ORDER, false), 'd', ORDER, true)
    expect(keysOf(pressed(four, 'b', ORDER, true))).toEqual(['a'])
  })

  test('with Shift selects this one alone where nothing was pressed before, or what was has gone', () => {
    expect(keysOf(pressed(NOTHING, 'c', ORDER, true))).toEqual(['c'])
    const gone = stillThere(pressed(NOTHING, 'a', ORDER, false), ['b', 'c'])
    expect(keysOf(pressed(gone, 'c', ['b', 'c'], true))).toEqual(['c'])
  })
})

test('all are all that can be selected', () => {
  expect(keysOf(allOf(ORDER))).toEqual(ORDER)
})

test('what has gone is not selected, and nothing else is lost', () => {
  fc.assert(
    fc.property(fc.subarray(ORDER), fc.subarray(ORDER), (selected, left) => {
      const now = stillThere(allOf(selected), left)
      expect(keysOf(now)).toEqual(selected.filter((key) => left.includes(key)))
    }),
  )
})
