import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropped, cutBetween, MOST_CUT, shownArea, WHOLE } from './cropped.ts'

const SHEET = { x: -100, y: 50, breite: 2000, hoehe: 1000 }

test('a picture without a cut is whole', () => {
  expect(cropped(SHEET, WHOLE)).toEqual(SHEET)
})

test('each edge is cut by its share', () => {
  const left = cropped(SHEET, { links: 1000, oben: 500, rechts: 2500, unten: 0 })
  expect(left).toEqual({ x: 100, y: 100, breite: 1300, hoehe: 950 })
})

test('two corners select what remains, within the sheet', () => {
  const corner = fc.record({
    x: fc.integer({ min: -400, max: 2400 }),
    y: fc.integer({ min: -200, max: 1400 }),
  })
  fc.assert(
    fc.property(corner, corner, (a, b) => {
      const schnitt = cutBetween(SHEET, a, b)
      if (schnitt === null) return
      expect(schnitt.links + schnitt.rechts).toBeLessThanOrEqual(MOST_CUT)
      const left = cropped(SHEET, schnitt)
      const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))
      expect(left.x).toBeCloseTo(within(Math.min(a.x, b.x), -100, 1900), -1)
      expect(left.y).toBeCloseTo(within(Math.min(a.y, b.y), 50, 1050), -1)
      expect(left.x + left.breite).toBeCloseTo(within(Math.max(a.x, b.x), -100, 1900), -1)
      expect(left.y + left.hoehe).toBeCloseTo(within(Math.max(a.y, b.y), 50, 1050), -1)
    }),
  )
})

test('a click, or a strip, selects nothing', () => {
  expect(cutBetween(SHEET, { x: 10, y: 60 }, { x: 10, y: 60 })).toBeNull()
  expect(cutBetween(SHEET, { x: 0, y: 60 }, { x: 1000, y: 61 })).toBeNull()
})

test('readers see the rest of the sheet, and every seat', () => {
  const seat = (x: number, y: number) => ({ x, y, breite: 100, hoehe: 60, drehung: 0 })
  const schnitt = { links: 1000, oben: 0, rechts: 1000, unten: 5000 }
  const plan = { bild: { ...SHEET, schnitt }, leseraeume: [seat(500, 300)] }
  expect(shownArea(plan)).toEqual({ x: 100, y: 50, breite: 1600, hoehe: 500 })
  const beside = { ...plan, leseraeume: [seat(40, 300), seat(500, 700)] }
  expect(shownArea(beside)).toEqual({ x: -10, y: 50, breite: 1710, hoehe: 680 })
  expect(shownArea({ bild: SHEET, leseraeume: [] })).toBeNull()
  expect(shownArea({ bild: null, leseraeume: [] })).toBeNull()
})
