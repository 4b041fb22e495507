import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, cornersOf, resized, sidesOf, withCorner, withSide } from './freeForm.ts'

const TRIANGLE = 'M100 100h200L200 300Z'

test('The bounds of a form follow its curves, not their control points', () => {
  expect(boundsOf(TRIANGLE)).toEqual({ x: 100, y: 100, breite: 200, hoehe: 200 })
  expect(boundsOf('M0 0Q50 100 100 0Z')).toEqual({ x: 0, y: 0, breite: 100, hoehe: 50 })
  expect(boundsOf('m10 10c0 40 40 40 40 0z')).toEqual({ x: 10, y: 10, breite: 40, hoehe: 30 })
  const circle = { x: 40, y: 40, breite: 20, hoehe: 20 }
  expect(boundsOf('M40 50A10 10 0 1 1 60 50A10 10 0 1 1 40 50Z')).toEqual(circle)
  expect(boundsOf('M40 50A10 10 0 0 0 60 50A10 10 0 0 0 40 50Z')).toEqual(circle)
  expect(
    boundsOf('M10 0H90A10 10 0 0 1 100 10V50A10 10 0 0 1 90 60H10A10 10 0 0 1 0 50V10A10 10 0 0 1 10 0Z'),
  ).toEqual({ x: 0, y: 0, breite: 100, hoehe: 60 })
  expect(boundsOf('M0 0A1 1 0 0 1 20 0')).toEqual({ x: 0, y: -10, breite: 20, hoehe: 10 })
  expect(boundsOf('M0 0A5 9 30 0 1 10 0')).toBeNull()
  expect(boundsOf('no path')).toBeNull()
})

test('A form is resized in its own commands, and never below the size of a handle', () => {
  expect(resized(TRIANGLE, { x: 0, y: 0, breite: 400, hoehe: 100 })).toBe('M0 0h400L200 100Z')
  expect(boundsOf(resized(TRIANGLE, { x: 100, y: 100, breite: -5, hoehe: 0 }))).toEqual({
    x: 100,
    y: 100,
    breite: 10,
    hoehe: 10,
  })
  expect(resized('M0 0V90', { x: 5, y: 0, breite: 40, hoehe: 180 })).toBe('M5 0V180')
  expect(resized('M40 50A10 10 0 1 1 60 50A10 10 0 1 1 40 50Z', { x: 0, y: 0, breite: 40, hoehe: 100 })).toBe(
    'M0 50A20 50 0 1 1 40 50A20 50 0 1 1 0 50Z',
  )
})

test('Corners belong to a single straight outline, and each can be moved', () => {
  expect(cornersOf(TRIANGLE)).toEqual([
    { x: 100, y: 100 },
    { x: 300, y: 100 },
    { x: 200, y: 300 },
  ])
  expect(withCorner(TRIANGLE, 1, { x: 400, y: 50 })).toBe('M100 100L400 50L200 300Z')
  expect(withCorner('M0 0h10v10', 2, { x: 20, y: 20 })).toBe('M0 0L10 0L20 20')
  expect(withCorner(TRIANGLE, 3, { x: 0, y: 0 })).toBe(TRIANGLE)
  for (const d of ['M0 0Q1 1 2 2Z', 'M0 0L9 9', 'M0 0H9V9ZM20 20H9', `M0 0${'h1v1'.repeat(20)}`])
    expect(cornersOf(d)).toBeNull()
})

test('Moving a side keeps the opposite one in place, and does not pass it', () => {
  const whole = fc.integer({ min: -2000, max: 2000 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), whole, whole, (side, x, y) => {
      const before = sidesOf({ x: 100, y: 100, breite: 200, hoehe: 200 })
      const bounds = boundsOf(withSide(TRIANGLE, side, { x, y }))
      const after = bounds && sidesOf(bounds)
      const axis = side % 2 === 0 ? 'x' : 'y'
      const across = (side + 2) % 4
      expect(after?.[across]?.[axis]).toBeCloseTo(before[across]?.[axis] ?? Number.NaN)
      expect(Math.min(bounds?.breite ?? 0, bounds?.hoehe ?? 0)).toBeGreaterThanOrEqual(10)
    }),
  )
})
