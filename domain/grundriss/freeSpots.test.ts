import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeSpots } from './freeSpots.ts'

const PLAN = { breite: 1_000, hoehe: 800 }
const SEAT = { breite: 100, hoehe: 90, drehung: 0 }
const seats = (count: number) => Array.from({ length: count }, () => SEAT)

describe('seats without a position', () => {
  test('are placed in rows from the upper left corner, with an aisle between', () => {
    expect(freeSpots(PLAN, [], seats(8))).toEqual([
      ...[0, 1, 2, 3, 4, 5, 6].map((nr) => ({ x: 110 + nr * 120, y: 105 })),
      { x: 110, y: 305 },
    ])
  })

  test('are placed closer if there are more of them, and not at all if the room is full', () => {
    const last = (count: number) => freeSpots(PLAN, [], seats(count)).at(-1)
    expect([last(21)?.y, last(28)?.y, last(42)?.y]).toEqual([505, 555, 655])
    const many = freeSpots(PLAN, [], seats(50))
    expect([many.filter((spot) => spot === null).length, many.slice(0, 42).includes(null)]).toEqual([
      8,
      false,
    ])
    expect(freeSpots({ breite: 100, hoehe: 100 }, [], seats(1))).toEqual([null])
    const [, room, seat] = freeSpots(PLAN, [], [SEAT, { ...SEAT, breite: 900 }, SEAT])
    expect([room, seat]).toEqual([null, { x: 230, y: 105 }])
  })

  test('keep clear of existing seats, whatever their rotation', () => {
    const table = { x: 200, y: 105, breite: 20, hoehe: 200, drehung: 90 }
    expect(freeSpots(PLAN, [table], seats(2))).toEqual([
      { x: 370, y: 105 },
      { x: 490, y: 105 },
    ])
  })

  test('overlap nothing, and lie in the room, whatever their sizes', () => {
    const size = fc.record({
      breite: fc.integer({ min: 10, max: 400 }),
      hoehe: fc.integer({ min: 10, max: 400 }),
      drehung: fc.constant(0),
    })
    const box = fc.record({
      x: fc.integer({ min: 0, max: 2_000 }),
      y: fc.integer({ min: 0, max: 2_000 }),
      breite: fc.integer({ min: 10, max: 400 }),
      hoehe: fc.integer({ min: 10, max: 400 }),
      drehung: fc.constantFrom(0, 90, 180, 270),
    })
    const plan = { breite: 2_000, hoehe: 2_000 }
    fc.assert(
      fc.property(fc.array(box, { maxLength: 10 }), fc.array(size, { maxLength: 20 }), (taken, wanted) => {
        const placed = freeSpots(plan, taken, wanted).flatMap((spot, i) =>
          spot === null ? [] : [{ ...spot, ...(wanted[i] ?? SEAT) }],
        )
        for (const one of placed) {
          expect(one.x - one.breite / 2).toBeGreaterThanOrEqual(59)
          expect(one.y + one.hoehe / 2).toBeLessThanOrEqual(plan.hoehe - 59)
          for (const other of [...taken, ...placed]) {
            if (other === one) continue
            const turned = other.drehung % 180 === 0
            const [across, along] = turned ? [other.breite, other.hoehe] : [other.hoehe, other.breite]
            const apart =
              Math.abs(one.x - other.x) >= (one.breite + across) / 2 - 1 ||
              Math.abs(one.y - other.y) >= (one.hoehe + along) / 2 - 1
            expect(apart).toBe(true)
          }
        }
      }),
    )
  })
})
