import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawRoom, tablesUnder } from './drawRoom.ts'
import { moveTables } from './moveTables.ts'

const seatAt = (id: string, x: number, more: object = {}) => ({
  id,
  art: 'platz',
  x,
  y: 200,
  breite: 80,
  hoehe: 60,
  drehung: 0,
  ...more,
})
/** Three at one table. */
const ROW = [seatAt('a', 100), seatAt('b', 200), seatAt('c', 300)]
const ROOM = drawRoom({ breite: 1200, hoehe: 800 })
const DRAWN = [...ROOM, ...tablesUnder(ROW), { art: 'text', text: 'Fenster' }]
const moved = (id: string, more: object) => ROW.map((seat) => (seat.id === id ? { ...seat, ...more } : seat))
const tablesOf = (shapes: readonly { art: string; d?: string }[]) =>
  shapes.flatMap(({ art, d }) => (art === 'tisch' ? [d] : []))

describe('a table drawn under seats', () => {
  it('moves and turns with them, at its place in the drawing', () => {
    const after = ROW.map((seat) => ({ ...seat, x: seat.x + 50, y: 400 }))
    expect(moveTables(DRAWN, ROW, after)).toEqual([
      ...ROOM,
      ...tablesUnder(after),
      { art: 'text', text: 'Fenster' },
    ])
    const turned = [seatAt('a', 500, { drehung: 90 })]
    const alone = tablesUnder(ROW.slice(0, 1))
    expect(moveTables(alone, ROW.slice(0, 1), turned)).toEqual(tablesUnder(turned))
  })

  it('is split when one of them leaves, and merged when one joins', () => {
    const away = moved('b', { y: 500 })
    const parted = moveTables(DRAWN, ROW, away)
    expect(new Set(tablesOf(parted))).toEqual(new Set(tablesOf(away.flatMap((seat) => tablesUnder([seat])))))
    expect(moveTables(parted, away, ROW)).toEqual(DRAWN)
  })

  it('is removed with the seat', () => {
    expect(tablesOf(moveTables(DRAWN, ROW, ROW.slice(0, 2)))).toEqual(tablesOf(tablesUnder(ROW.slice(0, 2))))
    expect(tablesOf(moveTables(DRAWN, ROW, []))).toEqual([])
  })
})

describe('other drawings', () => {
  const after = ROW.map((seat) => ({ ...seat, y: 400 }))

  it('stay the same object: tables of another shape, walls, captions', () => {
    const own = [...ROOM, { art: 'tisch', d: 'M10 10H90V50H10Z' }, { art: 'tisch' }, { art: 'text' }]
    expect(moveTables(own, ROW, after)).toBe(own)
    const rooms = ROW.map((seat) => ({ ...seat, art: 'gruppenraum' }))
    expect(moveTables(DRAWN, rooms, after)).toBe(DRAWN)
    expect(moveTables(DRAWN, ROW, ROW)).toBe(DRAWN)
  })

  it('get no table where seats had none', () => {
    const plan = [...ROOM, ...tablesUnder(ROW)]
    const others = [seatAt('x', 700), seatAt('y', 800)]
    const further = others.map((seat) => ({ ...seat, y: 600 }))
    expect(moveTables(plan, [...ROW, ...others], [...ROW, ...further])).toBe(plan)
  })
})

it('Two seats on top of each other share one table, and get one each when they are separated', () => {
  const before = [seatAt('a', 0), seatAt('b', 0)]
  const after = before.map((seat, i) => ({ ...seat, y: 10 * i }))
  expect(tablesOf(moveTables(tablesUnder(before), before, after))).toEqual(tablesOf(tablesUnder(after)))
})

it('Wherever seats move, each that had a table keeps one; and moving back restores the drawing', () => {
  const spot = fc.record({
    x: fc.integer({ min: 0, max: 2000 }),
    y: fc.integer({ min: 0, max: 2000 }),
    drehung: fc.constantFrom(0, 90, 180, 270),
  })
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 1, maxLength: 20 }),
      fc.array(spot, { minLength: 20, maxLength: 20 }),
      (from, to) => {
        const before = from.map((one, i) => seatAt(String(i), 0, one))
        const after = before.map((seat, i) => ({ ...seat, ...to[i] }))
        const drawn = [...ROOM, ...tablesUnder(before)]
        const there = moveTables(drawn, before, after)
        expect(new Set(tablesOf(there))).toEqual(new Set(tablesOf(tablesUnder(after))))
        expect(new Set(tablesOf(moveTables(there, after, before)))).toEqual(new Set(tablesOf(drawn)))
      },
    ),
  )
})
