import { ANSICHTEN } from '@platzwart/domain/fahrzeug/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FELDER, feldOf, moved, nextFeld, RICHTUNGEN, stelleAt, stelleOf, wordsOf } from './skizze.ts'

const ansicht = fc.constantFrom(...ANSICHTEN)
const feld = fc.integer({ min: 0, max: FELDER - 1 })
const BOX = { left: 10, top: 20, width: 300, height: 150 }

describe('the fields of a view', () => {
  test('the middle of each field lies in it', () => {
    for (let at = 0; at < FELDER; at += 1) expect(feldOf(stelleOf('links', at))).toBe(at)
  })

  test('every field of every view has words, and within a view no two are alike', () => {
    for (const view of ANSICHTEN) {
      const words = Array.from({ length: FELDER }, (_, at) => JSON.stringify(wordsOf(view, at)))
      expect(new Set(words).size).toBe(FELDER)
    }
  })

  test('the front is left on the left side, right on the right side, and left seen from above', () => {
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
    expect(nextFeld(from, key)).toBe(to)
  })

  test('reach every field from every field', () => {
    fc.assert(
      fc.property(feld, feld, (from, to) => {
        let at = from
        for (let steps = 0; at !== to && steps < 4; steps += 1) {
          const key =
            at % 3 < to % 3 ? 'ArrowRight' : at % 3 > to % 3 ? 'ArrowLeft' : at < to ? 'ArrowDown' : 'ArrowUp'
          at = nextFeld(at, key) ?? at
        }
        expect(at).toBe(to)
      }),
    )
  })
})

describe('a place', () => {
  test('is where the finger was put down', () => {
    expect(stelleAt('innen', { clientX: 160, clientY: 95 }, BOX)).toEqual({
      ansicht: 'innen',
      x: 500,
      y: 500,
    })
    expect(stelleAt('innen', { clientX: 10, clientY: 170 }, BOX)).toEqual({ ansicht: 'innen', x: 0, y: 1000 })
  })

  test('never lies outside the drawing, wherever it is put or moved', () => {
    const point = fc.record({
      clientX: fc.integer({ min: -500, max: 900 }),
      clientY: fc.integer({ min: -500, max: 900 }),
    })
    const moves = fc.array(fc.constantFrom(...RICHTUNGEN), { maxLength: 40 })
    fc.assert(
      fc.property(ansicht, point, moves, (view, at, all) => {
        const stelle = all.reduce(moved, stelleAt(view, at, BOX))
        for (const value of [stelle.x, stelle.y]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 1000).toBe(true)
        }
        expect(stelle.ansicht).toBe(view)
      }),
    )
  })

  test('moves the way it is pushed, and back again', () => {
    const start = stelleOf('oben', 4)
    expect(moved(start, 'ArrowLeft').x).toBeLessThan(start.x)
    expect(moved(start, 'ArrowDown').y).toBeGreaterThan(start.y)
    expect(moved(moved(start, 'ArrowUp'), 'ArrowDown')).toEqual(start)
  })
})
