import { VIEWS } from '@platzwart/domain/fahrzeug/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIRECTIONS, FIELD_NAMES, fieldOf, moved, nextField, spotAt, spotOf, wordsOf } from './sketch.ts'

const ansicht = fc.constantFrom(...VIEWS)
const feld = fc.integer({ min: 0, max: FIELD_NAMES - 1 })
const BOX = { left: 10, top: 20, width: 300, height: 150 }

describe('the fields of a view', () => {
  test('the middle of each field lies in it', () => {
    for (let at = 0; at < FIELD_NAMES; at += 1) expect(fieldOf(spotOf('links', at))).toBe(at)
  })

  test('every field of every view has a name, unique within its view', () => {
    for (const view of VIEWS) {
      const words = Array.from({ length: FIELD_NAMES }, (_, at) => JSON.stringify(wordsOf(view, at)))
      expect(new Set(words).size).toBe(FIELD_NAMES)
    }
  })

  test('the front is left on the left side, right on the right side, and left from above', () => {
    expect(wordsOf('links', 0)).toEqual({ spalte: 'vorn', zeile: 'oben' })
    expect(wordsOf('rechts', 2)).toEqual({ spalte: 'vorn', zeile: 'oben' })
    expect(wordsOf('oben', 6)).toEqual({ spalte: 'vorn', zeile: 'links' })
    expect(wordsOf('vorne', 0)).toEqual({ spalte: 'rechts', zeile: 'oben' })
  })
})

describe('the arrow keys', () => {
  test.each([
    [4, 'ArrowLeft', 3],
    [4, 'ArrowRight', 5],
    [4, 'ArrowUp', 1],
    [4, 'ArrowDown', 7],
    [2, 'ArrowRight', 2],
    [6, 'ArrowLeft', 6],
    [1, 'ArrowUp', 1],
    [7, 'ArrowDown', 7],
    [4, 'Home', 0],
    [4, 'End', 8],
    [4, 'a', null],
  ])('from field %i, %s leads to %s', (from, key, to) => {
    expect(nextField(from, key)).toBe(to)
  })

  test('reach every field from every field', () => {
    fc.assert(
      fc.property(feld, feld, (from, to) => {
        let at = from
        for (let steps = 0; at !== to && steps < 4; steps += 1) {
          const key =
            at % 3 < to % 3 ? 'ArrowRight' : at % 3 > to % 3 ? 'ArrowLeft' : at < to ? 'ArrowDown' : 'ArrowUp'
          at = nextField(at, key) ?? at
        }
        expect(at).toBe(to)
      }),
    )
  })
})

describe('a place', () => {
  test('is where the pointer was pressed', () => {
    expect(spotAt('innen', { clientX: 160, clientY: 95 }, BOX)).toEqual({
      ansicht: 'innen',
      x: 500,
      y: 500,
    })
    expect(spotAt('innen', { clientX: 10, clientY: 170 }, BOX)).toEqual({ ansicht: 'innen', x: 0, y: 1000 })
  })

  test('never lies outside the drawing, wherever it is set or moved', () => {
    const point = fc.record({
      clientX: fc.integer({ min: -500, max: 900 }),
      clientY: fc.integer({ min: -500, max: 900 }),
    })
    const moves = fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 40 })
    fc.assert(
      fc.property(ansicht, point, moves, (view, at, all) => {
        const spot = all.reduce(moved, spotAt(view, at, BOX))
        for (const value of [spot.x, spot.y]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 1000).toBe(true)
        }
        expect(spot.ansicht).toBe(view)
      }),
    )
  })

  test('moves in the direction of the key, and back again', () => {
    const start = spotOf('oben', 4)
    expect(moved(start, 'ArrowLeft').x).toBeLessThan(start.x)
    expect(moved(start, 'ArrowDown').y).toBeGreaterThan(start.y)
    expect(moved(moved(start, 'ArrowUp'), 'ArrowDown')).toEqual(start)
  })
})
