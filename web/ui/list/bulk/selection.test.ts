import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allOf, NOTHING, pressed, stillThere } from './selection.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const keysOf = ({ keys }: { readonly keys: ReadonlySet<string> }) => [...keys].toSorted()

describe('a press on a row', () => {
  test('selects it, and deselects it the next time', () => {
    const once = pressed(NOTHING, 'b', ORDER, false)
    expect(keysOf(once)).toEqual(['b'])
    expect(keysOf(pressed(once, 'b', ORDER, false))).toEqual([])
  })

  test('with Shift selects the range from the last pressed one to this, upwards or downwards', () => {
    const d = pressed(NOTHING, 'd', ORDER, false)
    expect(keysOf(pressed(d, 'b', ORDER, true))).toEqual(['b', 'c', 'd'])
    expect(keysOf(pressed(d, 'e', ORDER, true))).toEqual(['d', 'e'])
  })

  test('with Shift deselects the range if it deselects this one', () => {
    const four = pressed(pressed(NOTHING, 'a', ORDER, false), 'd', ORDER, true)
    expect(keysOf(pressed(four, 'b', ORDER, true))).toEqual(['a'])
  })

  test('with Shift selects only this one if there is no last pressed one any more', () => {
    expect(keysOf(pressed(NOTHING, 'c', ORDER, true))).toEqual(['c'])
    const gone = stillThere(pressed(NOTHING, 'a', ORDER, false), ['b', 'c'])
    expect(keysOf(pressed(gone, 'c', ['b', 'c'], true))).toEqual(['c'])
  })
})

test('select all selects everything selectable', () => {
  expect(keysOf(allOf(ORDER))).toEqual(ORDER)
})

test('a row that is gone is deselected, and nothing else is lost', () => {
  fc.assert(
    fc.property(fc.subarray(ORDER), fc.subarray(ORDER), (selected, left) => {
      const now = stillThere(allOf(selected), left)
      expect(keysOf(now)).toEqual(selected.filter((key) => left.includes(key)))
    }),
  )
})
