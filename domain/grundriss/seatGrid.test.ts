import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawRoom, tablesUnder } from './drawRoom.ts'
import { GLANCES, gridSize, ORDERS, type SeatGrid, seatGrid } from './seatGrid.ts'

const GRID: SeatGrid = {
  rows: 2,
  columns: 3,
  x: 100,
  y: 200,
  breite: 100,
  depth: 90,
  gap: 20,
  aisle: 120,
  glance: 'north',
  prefix: 'A-',
  first: 1,
  digits: 2,
  order: 'rows',
}

const anyGrid = fc.record({
  rows: fc.integer({ min: 1, max: 12 }),
  columns: fc.integer({ min: 1, max: 12 }),
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 900 }),
  breite: fc.integer({ min: 40, max: 200 }),
  depth: fc.integer({ min: 40, max: 200 }),
  gap: fc.integer({ min: 0, max: 200 }),
  aisle: fc.integer({ min: 0, max: 300 }),
  glance: fc.constantFrom(...GLANCES),
  order: fc.constantFrom(...ORDERS),
  prefix: fc.constant('P'),
  first: fc.integer({ min: 0, max: 500 }),
  digits: fc.integer({ min: 1, max: 4 }),
})

/** Half of a seat's extent along x and y. */
const halves = ({ breite, hoehe, drehung }: { breite: number; hoehe: number; drehung: number }) =>
  drehung % 180 === 0 ? [breite / 2, hoehe / 2] : [hoehe / 2, breite / 2]

describe('a grid of seats', () => {
  it('is numbered row by row, with the requested digits', () => {
    const seats = seatGrid(GRID)
    expect(seats.map(({ bezeichnung }) => bezeichnung)).toEqual([
      'A-01',
      'A-02',
      'A-03',
      'A-04',
      'A-05',
      'A-06',
    ])
    expect(seats[0]).toMatchObject({ x: 150, y: 245, breite: 100, hoehe: 90, drehung: 0 })
    expect(seats[5]).toMatchObject({ x: 390, y: 455 })
  })

  it('is numbered back and forth, or by columns', () => {
    const order = (order: SeatGrid['order']) => seatGrid({ ...GRID, order }).map(({ x, y }) => [x, y])
    expect(order('snake').slice(2, 4)).toEqual([
      [390, 245],
      [390, 455],
    ])
    expect(order('columns').slice(0, 2)).toEqual([
      [150, 245],
      [150, 455],
    ])
  })

  it('lets two rows face each other across one table', () => {
    const seats = seatGrid({ ...GRID, rows: 4, columns: 1, glance: 'facing' })
    expect(seats.map(({ y, drehung }) => [y, drehung])).toEqual([
      [245, 180],
      [335, 0],
      [545, 180],
      [635, 0],
    ])
  })

  it('has no two seats in one position or with one name, and has the size that it reports', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const seats = seatGrid(grid)
        expect(new Set(seats.map(({ bezeichnung }) => bezeichnung)).size).toBe(grid.rows * grid.columns)
        const { breite, hoehe } = gridSize(grid)
        for (const [i, a] of seats.entries()) {
          const [w, h] = halves(a) as [number, number]
          expect(a.x - w).toBeGreaterThanOrEqual(grid.x - 1)
          expect(a.x + w).toBeLessThanOrEqual(grid.x + breite + 1)
          expect(a.y + h).toBeLessThanOrEqual(grid.y + hoehe + 1)
          for (const b of seats.slice(i + 1)) {
            const apart = Math.abs(a.x - b.x) >= 2 * w - 1 || Math.abs(a.y - b.y) >= 2 * h - 1
            expect(apart).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the drawing of a room', () => {
  const DATA = /^[MLHVCQAZmlhvcqaz0-9 ,.-]*$/

  it('has a floor, walls, a door and windows of any size, in data that the contract accepts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 20_000 }),
        fc.integer({ min: 100, max: 20_000 }),
        (breite, hoehe) => {
          const shapes = drawRoom({ breite, hoehe })
          expect(shapes.every(({ d }) => DATA.test(d) && !d.includes('--'))).toBe(true)
          expect(new Set(shapes.map(({ art }) => art)).isSupersetOf(new Set(['boden', 'wand', 'tuer']))).toBe(
            true,
          )
        },
      ),
    )
    expect(
      drawRoom({ breite: 1200, hoehe: 800 }).filter(({ art }) => art === 'fenster').length,
    ).toBeGreaterThan(2)
  })

  it('has one table under a row, and two if an aisle splits it', () => {
    const seats = seatGrid(GRID)
    expect(tablesUnder(seats)).toEqual([
      { art: 'tisch', d: 'M94 200L446 200L446 262L94 262Z' },
      { art: 'tisch', d: 'M94 410L446 410L446 472L94 472Z' },
    ])
    expect(tablesUnder(seatGrid({ ...GRID, gap: 61 }))).toHaveLength(6)
  })

  it('rotates the table with its seats', () => {
    const [table] = tablesUnder([{ x: 100, y: 100, breite: 100, hoehe: 90, drehung: 180 }])
    expect(table?.d).toBe('M156 145L44 145L44 83L156 83Z')
  })
})
