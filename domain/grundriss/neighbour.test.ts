import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Direction, nextInDirection, type Point, readingOrder } from './neighbour.ts'

const DIRECTIONS: readonly Direction[] = ['links', 'rechts', 'hoch', 'runter']

const points = fc
  .uniqueArray(fc.record({ x: fc.integer({ min: 0, max: 3000 }), y: fc.integer({ min: 0, max: 2000 }) }), {
    minLength: 1,
    maxLength: 40,
    selector: (point) => `${point.x} ${point.y}`,
  })
  .map((list): Point[] => list.map((point, i) => ({ id: `p${String(i).padStart(3, '0')}`, ...point })))

function reachable(all: readonly Point[], from: string): Set<string> {
  const seen = new Set([from])
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const richtung of DIRECTIONS) {
      const next = nextInDirection(all, id, richtung)
      if (!seen.has(next)) {
        seen.add(next)
        open.push(next)
      }
    }
  }
  return seen
}

const GRID: Point[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ id: `${row}${column}`, x: column * 100, y: row * 100 })),
)

describe('nextInDirection', () => {
  it('moves along rows and columns of a grid', () => {
    expect(nextInDirection(GRID, '11', 'rechts')).toBe('12')
    expect(nextInDirection(GRID, '11', 'links')).toBe('10')
    expect(nextInDirection(GRID, '11', 'hoch')).toBe('01')
    expect(nextInDirection(GRID, '11', 'runter')).toBe('21')
  })

  it('continues with the next row at the end of one, and wraps around at the last seat', () => {
    expect(nextInDirection(GRID, '02', 'rechts')).toBe('10')
    expect(nextInDirection(GRID, '22', 'rechts')).toBe('00')
    expect(nextInDirection(GRID, '00', 'links')).toBe('22')
  })

  it('starts at the first seat when nothing is focused yet', () => {
    expect(nextInDirection(GRID, 'none', 'runter')).toBe('00')
  })

  it('stays where it is at the top and at the bottom edge', () => {
    expect(nextInDirection(GRID, '01', 'hoch')).toBe('01')
    expect(nextInDirection(GRID, '21', 'runter')).toBe('21')
  })

  it('goes down whenever there is something below', () => {
    fc.assert(
      fc.property(points, (all) => {
        for (const from of all) {
          const next = all.find((point) => point.id === nextInDirection(all, from.id, 'runter')) as Point
          if (all.some((point) => point.y > from.y)) expect(next.y).toBeGreaterThan(from.y)
          else expect(next.id).toBe(from.id)
        }
      }),
    )
  })

  it('goes right to the next seat of the row, and left undoes it', () => {
    fc.assert(
      fc.property(points, (all) => {
        const place = (id: string) => all.find((point) => point.id === id) as Point
        for (const from of all) {
          const next = place(nextInDirection(all, from.id, 'rechts'))
          expect(nextInDirection(all, next.id, 'links')).toBe(from.id)
          if (all.some(({ x, y }) => y === from.y && x > from.x))
            expect(next.x).toBeGreaterThanOrEqual(from.x)
        }
      }),
    )
  })

  it('visits every one of 2,000 seats with one arrow key, whatever their rows look like', () => {
    const hall = Array.from({ length: 2000 }, (_, i): Point => {
      const row = Math.floor(i / 50)
      const column = i % 50
      return { id: `p${i}`, x: column * 110 + ((row * 37) % 90), y: row * 130 + ((column * 7) % 23) }
    })
    for (const richtung of ['rechts', 'links'] as const) {
      const seen = new Set<string>()
      for (let id = 'p1234'; !seen.has(id); id = nextInDirection(hall, id, richtung)) seen.add(id)
      expect(seen.size).toBe(2000)
    }
  })

  it('reaches every seat from every other with arrow keys alone', () => {
    fc.assert(
      fc.property(points, (all) => {
        for (const from of all) expect(reachable(all, from.id).size).toBe(all.length)
      }),
      { numRuns: 200 },
    )
  })
})

describe('readingOrder', () => {
  it('reads rows from the top, each from the left, ignoring small differences in height', () => {
    const crooked = GRID.map((point) => ({ ...point, y: point.y + (point.x % 200 === 0 ? 20 : 0) }))
    expect(readingOrder(crooked).map((point) => point.id)).toEqual(GRID.map((point) => point.id))
  })

  it('keeps every seat once, whatever the input order', () => {
    fc.assert(
      fc.property(points, (all) => {
        const ids = readingOrder(all).map((point) => point.id)
        expect(new Set(ids).size).toBe(all.length)
        expect(readingOrder([...all].reverse()).map((point) => point.id)).toEqual(ids)
      }),
    )
  })
})
