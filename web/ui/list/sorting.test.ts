import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ariaSort, nextSorting, type Sorting, sortedBy } from './sorting.ts'

type Column = 'name' | 'ort'

const OWN: Sorting<Column> = { by: undefined, down: false }

test('pressing a column sorts ascending, descending, and not at all', () => {
  const up = nextSorting(OWN, 'name')
  const down = nextSorting(up, 'name')
  expect([up, down].map((sorting) => ariaSort(sorting, 'name'))).toEqual(['ascending', 'descending'])
  expect(nextSorting(down, 'name')).toEqual(OWN)
  expect(ariaSort(nextSorting(down, 'name'), 'name')).toBeUndefined()
})

test('another column starts ascending, and only one is used', () => {
  const other = nextSorting({ by: 'name', down: true }, 'ort')
  expect(other).toEqual({ by: 'ort', down: false })
  expect(ariaSort(other, 'name')).toBeUndefined()
})

const ROWS = fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'c'), place: fc.nat(9) }), {
  maxLength: 12,
})
const BY = { name: (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name) }

test('ties keep the order of the list in both directions, and nothing is lost', () => {
  fc.assert(
    fc.property(ROWS, fc.boolean(), (rows, down) => {
      const sorted = sortedBy(rows, { by: 'name', down }, BY)
      expect(sorted.toSorted(BY.name).length).toBe(rows.length)
      for (const name of ['a', 'b', 'c']) {
        expect(sorted.filter((row) => row.name === name)).toEqual(rows.filter((row) => row.name === name))
      }
      const names = sorted.map(({ name }) => name)
      expect(names).toEqual(down ? names.toSorted().toReversed() : names.toSorted())
    }),
  )
})

test('without a column the list keeps its order', () => {
  const rows = [{ name: 'b' }, { name: 'a' }]
  expect(sortedBy(rows, { by: undefined, down: true }, BY)).toBe(rows)
})
