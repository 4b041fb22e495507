import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { align, SIDES } from './align.ts'
import { AXES, distribute } from './distribute.ts'
import { hullOf, rectOf } from './footprint.ts'
import { moveTogether } from './moveTogether.ts'
import { placeBeside } from './placeBeside.ts'
import { turn } from './turn.ts'

const PLAN = { breite: 1400, hoehe: 1000 }
const seat = (id: string, x: number, y: number, more: object = {}) => ({
  id,
  x,
  y,
  breite: 100,
  hoehe: 80,
  drehung: 0,
  ...more,
})

const anySeats = fc
  .array(
    fc.record({
      x: fc.integer({ min: 0, max: PLAN.breite }),
      y: fc.integer({ min: 0, max: PLAN.hoehe }),
      breite: fc.integer({ min: 10, max: 400 }),
      hoehe: fc.integer({ min: 10, max: 400 }),
      drehung: fc.integer({ min: -359, max: 359 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((boxes) => boxes.map((box, i) => ({ ...box, id: `s${i}` })))

const isOnPlan = ({ x, y }: { x: number; y: number }) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x <= PLAN.breite && y <= PLAN.hoehe

describe('aligned seats', () => {
  const three = [seat('a', 100, 100), seat('b', 300, 180, { drehung: 90 }), seat('c', 500, 120)]

  it('share the requested side, whatever their rotation', () => {
    expect(align(three, 'left', PLAN).map(({ x }) => x)).toEqual([100, 90, 100])
    expect(align(three, 'right', PLAN).map(({ x }) => x)).toEqual([500, 510, 500])
    expect(align(three, 'middle', PLAN).map(({ x }) => x)).toEqual([300, 300, 300])
    expect(align(three, 'top', PLAN).map(({ y }) => y)).toEqual([100, 110, 100])
    expect(align(three, 'bottom', PLAN).map(({ y }) => y)).toEqual([190, 180, 190])
    expect(align(three, 'centre', PLAN).map(({ y }) => y)).toEqual([145, 145, 145])
    expect(align(three, 'centre', PLAN).map(({ x }) => x)).toEqual([100, 300, 500])
  })

  it('lie on the plan, and stay in place when they are aligned again', () => {
    fc.assert(
      fc.property(anySeats, fc.constantFrom(...SIDES), (seats, side) => {
        const once = align(seats, side, PLAN)
        expect(once.every(isOnPlan)).toBe(true)
        expect(align(once, side, PLAN)).toEqual(once)
        const across = side === 'left' || side === 'middle' || side === 'right'
        expect(once.map(({ x, y }) => (across ? y : x))).toEqual(seats.map(({ x, y }) => (across ? y : x)))
      }),
    )
  })
})

describe('distributed seats', () => {
  it('have equal gaps between the first and the last, which stay', () => {
    const row = [seat('c', 900, 100), seat('a', 100, 100), seat('b', 220, 140, { breite: 300 })]
    expect(distribute(row, 'across').map(({ id, x }) => [id, x])).toEqual([
      ['c', 900],
      ['a', 100],
      ['b', 500],
    ])
    expect(distribute(row, 'across').map(({ y }) => y)).toEqual([100, 100, 140])
    const column = [seat('a', 0, 100), seat('b', 0, 110), seat('c', 0, 500)]
    expect(distribute(column, 'down').map(({ y }) => y)).toEqual([100, 300, 500])
  })

  it('have equally spaced centres if there is no room between them', () => {
    const dense = [seat('a', 100, 0), seat('b', 110, 0), seat('c', 200, 0)]
    expect(distribute(dense, 'across').map(({ x }) => x)).toEqual([100, 150, 200])
    expect(distribute(dense.slice(1), 'across')).toEqual(dense.slice(1))
  })

  it('keep their order and the plan, and stay in place when they are distributed again', () => {
    fc.assert(
      fc.property(anySeats, fc.constantFrom(...AXES), (seats, axis) => {
        const at = ({ x, y }: { x: number; y: number }) => (axis === 'across' ? x : y)
        const once = distribute(seats, axis)
        expect(once.every(isOnPlan)).toBe(true)
        expect(distribute(once, axis)).toEqual(once)
        for (const [i, a] of seats.entries())
          for (const [j, b] of seats.entries()) {
            const newA = once[i]
            const newB = once[j]
            if (newA && newB && at(a) < at(b)) expect(at(newA)).toBeLessThanOrEqual(at(newB))
          }
      }),
    )
  })
})

describe('rotated seats', () => {
  it('turn as a group about their centre', () => {
    const pair = [seat('a', 100, 500), seat('b', 300, 500, { drehung: 300 })]
    expect(turn(pair, 90, PLAN)).toEqual([
      seat('a', 200, 400, { drehung: 90 }),
      seat('b', 200, 600, { drehung: 30 }),
    ])
    expect(turn([seat('a', 5, 5)], -15, PLAN)).toEqual([seat('a', 5, 5, { drehung: 345 })])
  })

  it('lie on the plan, and look the same after four quarter turns', () => {
    fc.assert(
      fc.property(anySeats, fc.constantFrom(15, -15, 90, -90), (seats, degrees) => {
        expect(turn(seats, degrees, PLAN).every(isOnPlan)).toBe(true)
        let turned: ReturnType<typeof seat>[] = seats
        for (let i = 0; i < 4; i++) turned = turn(turned, 90, PLAN)
        expect(turned.map(({ drehung }) => drehung)).toEqual(seats.map((one) => (one.drehung + 360) % 360))
      }),
    )
  })
})

describe('seats moved together', () => {
  it('stop when the first of them reaches the edge', () => {
    const pair = [seat('a', 100, 100), seat('b', 300, 100)]
    expect(moveTogether(pair, { x: -500, y: 40 }, PLAN).map(({ x, y }) => [x, y])).toEqual([
      [0, 140],
      [200, 140],
    ])
  })

  it('keep their arrangement, on the plan, and move no further than requested', () => {
    const by = fc.record({
      x: fc.integer({ min: -2000, max: 2000 }),
      y: fc.integer({ min: -2000, max: 2000 }),
    })
    fc.assert(
      fc.property(anySeats, by, (seats, way) => {
        const there = moveTogether(seats, way, PLAN)
        expect(there.every(isOnPlan)).toBe(true)
        const ways = seats.map(({ x, y }, i) => `${(there[i]?.x ?? 0) - x} ${(there[i]?.y ?? 0) - y}`)
        expect(new Set(ways).size).toBe(1)
      }),
    )
  })

  it('are not held back by a seat outside a plan that has become smaller', () => {
    const [out] = moveTogether([seat('a', 1500, 100)], { x: 10, y: 10 }, PLAN)
    expect(out).toMatchObject({ x: 1500, y: 110 })
  })
})

describe('a copy of seats', () => {
  it('is placed right of them, else below, left or above', () => {
    const there = (x: number, y: number) =>
      placeBeside([seat('a', x, y)], PLAN).map((one) => [one.x, one.y])[0]
    expect(there(100, 100)).toEqual([210, 100])
    expect(there(1300, 100)).toEqual([1300, 190])
    expect(there(1300, 950)).toEqual([1190, 950])
    const wide = seat('a', 700, 950, { breite: 1400 })
    expect(placeBeside([wide], PLAN)).toEqual([{ ...wide, y: 860 }])
  })

  it('never covers the originals, and always lies on the plan', () => {
    fc.assert(
      fc.property(anySeats, (seats) => {
        const there = placeBeside(seats, PLAN)
        expect(there.every(isOnPlan)).toBe(true)
        const first = there.map(({ x, y }) => `${x} ${y}`)
        const moved = first.some((spot, i) => spot !== `${seats[i]?.x} ${seats[i]?.y}`)
        const spread = hullOf(seats.map((one) => ({ ...one, breite: 0, hoehe: 0 })))
        const fills = spread.right - spread.left === PLAN.breite && spread.bottom - spread.top === PLAN.hoehe
        expect(moved || fills).toBe(true)
      }),
    )
  })
})

it('a hull covers what all of its seats cover', () => {
  fc.assert(
    fc.property(anySeats, (seats) => {
      const hull = hullOf(seats)
      for (const { left, right, top, bottom } of seats.map(rectOf)) {
        expect(left >= hull.left && right <= hull.right && top >= hull.top && bottom <= hull.bottom).toBe(
          true,
        )
      }
    }),
  )
})
