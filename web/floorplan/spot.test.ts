import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spot, spotOf, viewportAt } from './spot.ts'
import { hold, toPlan, zoomRange } from './viewport.ts'

const plan = { breite: 3600, hoehe: 2400 }
const frame = { breite: 1000, hoehe: 800 }
const range = zoomRange(plan, frame)

const moved = fc
  .record({
    x: fc.integer({ min: -3000, max: 900 }),
    y: fc.integer({ min: -3000, max: 700 }),
    k: fc.double({ min: range.min, max: range.max, noNaN: true }),
  })
  .map((vp) => hold(vp, plan, frame))

test('a place that was written is found again, within a pixel', () => {
  fc.assert(
    fc.property(moved, (vp) => {
      const again = viewportAt(spotOf(vp, frame), plan, frame)
      expect(again?.k).toBeCloseTo(vp.k, 2)
      const middle = { x: 500, y: 400 }
      if (again === null) throw new Error('no place')
      expect(Math.abs(toPlan(again, middle).x - toPlan(vp, middle).x) * vp.k).toBeLessThan(2)
    }),
  )
})

test('a smaller window shows the same place in its middle', () => {
  const phone = { breite: 360, hoehe: 600 }
  const there = viewportAt('1800_1200_500', plan, phone)
  expect(there && toPlan(there, { x: 180, y: 300 })).toEqual({ x: 1800, y: 1200 })
})

test('nobody gets lost by an address: beyond the plan and its zoom there is nothing', () => {
  const far = viewportAt('99999_-99999_9999', plan, frame)
  expect(far?.k).toBe(range.max)
  expect(far).toEqual(far && hold(far, plan, frame))
  expect(viewportAt('1_1_0', plan, frame)?.k).toBe(range.min)
})

test.each(['', '1_2', '1_2_3_4', '1.5_2_3', 'a_b_c', 7, null, ['1_2_3']])('%j is no place', (written) => {
  expect(spot.read(written)).toBeUndefined()
})
