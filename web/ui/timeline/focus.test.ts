import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Focus, type Lane, nextFocus, type Placed, resolveFocus } from './focus.ts'

const bar = (id: string, von: number) => ({ id, von })
const row = (_: string, ...balken: Placed[]): Lane => ({ balken })

const ROWS = [row('a', bar('a1', 60), bar('a2', 600)), row('b'), row('c', bar('c1', 90), bar('c2', 580))]
const on = (zeile: number, id: string | null, minute = 0): Focus => ({ zeile, id, minute })

function along(keys: readonly string[], from: Focus, rows = ROWS): Focus {
  return keys.reduce((at, key) => nextFocus(key, at, rows) ?? at, from)
}

test('down and up across an empty row return to the same column', () => {
  const start = on(0, 'a2', 600)
  expect(along(['ArrowDown', 'ArrowDown'], start)).toEqual(on(2, 'c2', 600))
  expect(along(['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'], start)).toEqual(start)
})

test('the first bar is one step from the name, and the name one step before it', () => {
  expect(along(['ArrowRight'], on(0, null))).toMatchObject({ id: 'a1', minute: 60 })
  expect(along(['ArrowLeft', 'ArrowLeft'], on(0, 'a1', 60)).id).toBeNull()
})

test('Home and End are the ends of a row, and the name in an empty one', () => {
  expect(along(['End'], on(0, null))).toMatchObject({ id: 'a2' })
  expect(along(['Home'], on(0, 'a2', 600)).id).toBeNull()
  expect(along(['End'], on(1, null)).id).toBeNull()
  expect(along(['ArrowRight'], on(1, '')).id).toBeNull()
})

test('pages are ten rows, and stop at the ends', () => {
  const many = Array.from({ length: 25 }, (_, i) => row(`r${i}`))
  expect(along(['PageDown'], on(3, null), many).zeile).toBe(13)
  expect(along(['PageDown', 'PageDown', 'PageDown'], on(3, null), many).zeile).toBe(24)
  expect(along(['PageUp'], on(3, null), many).zeile).toBe(0)
})

test('other keys, and an empty timeline, lead nowhere', () => {
  for (const key of ['Tab', 'Enter', 'a', '', 'toString'])
    expect(nextFocus(key, on(0, null), ROWS)).toBeNull()
  for (const key of ['ArrowDown', 'End']) expect(nextFocus(key, on(0, null), [])).toBeNull()
})

test('when rows are removed, the focus moves to the last remaining one', () => {
  expect(resolveFocus(on(2, 'c1', 90), ROWS.slice(0, 1))).toEqual(on(0, null, 90))
  expect(resolveFocus(on(2, 'c1', 90), [])).toEqual(on(0, null, 90))
})

test('whichever keys are pressed, the focus stays on something that exists', () => {
  const rows = fc
    .array(fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 4 }), { minLength: 1, maxLength: 5 })
    .map((all) =>
      all.map((starts, i) => {
        const sorted = starts.toSorted((a, b) => a - b)
        return row(`r${i}`, ...sorted.map((von, at) => bar(`${i}/${at}`, von)))
      }),
    )
  const keys = fc.array(
    fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(rows, rows, keys, (before, after, pressed) => {
      const inside = ({ zeile, id }: Focus, all: readonly Lane[]) => {
        const here = all[zeile]
        return here !== undefined && (!id || here.balken.some((one) => one.id === id))
      }
      const end = along(pressed, on(0, null), before)
      expect(inside(end, before)).toBe(true)
      expect(inside(resolveFocus(end, after), after)).toBe(true)
    }),
  )
})
