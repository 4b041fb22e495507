import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fit,
  hold,
  nearestBox,
  opening,
  pinch,
  reveal,
  toFrame,
  toPlan,
  zoomAt,
  zoomRange,
} from './viewport.ts'

const plan = { breite: 3600, hoehe: 2400 }
const frame = { breite: 1000, hoehe: 800 }
const range = zoomRange(plan, frame)

const point = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) })
const viewport = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
  k: fc.double({ min: range.min, max: range.max, noNaN: true }),
})

describe('the viewport of the plan', () => {
  it('shows the whole plan, in the middle', () => {
    const vp = fit(plan, frame)
    expect(toFrame(vp, { x: 1800, y: 1200 })).toEqual({ x: 500, y: 400 })
    expect(toFrame(vp, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(0)
    expect(toFrame(vp, { x: 3600, y: 2400 }).x).toBeLessThanOrEqual(1000)
  })

  it('opens closer than the whole plan when its seats would be specks', () => {
    const phone = { breite: 360, hoehe: 600 }
    expect(opening(plan, phone, 60).k).toBeGreaterThan(fit(plan, phone).k)
    expect(opening(plan, frame, 100)).toEqual(fit(plan, frame))
  })

  it('opens with no two seats nearer to each other than a finger or a mouse can tell apart', () => {
    const side = fc.integer({ min: 30, max: 400 })
    const length = fc.integer({ min: 320, max: 3840 })
    const large = fc.integer({ min: 500, max: 20_000 })
    fc.assert(
      fc.property(side, length, length, large, large, (seat, breite, hoehe, width, depth) => {
        const vp = opening({ breite: width, hoehe: depth }, { breite, hoehe }, seat)
        expect(vp.k * seat).toBeGreaterThanOrEqual(breite > 720 ? 13.999 : 23.999)
      }),
    )
  })

  it('keeps the point under the pointer in place while zooming', () => {
    fc.assert(
      fc.property(viewport, point, fc.double({ min: 0.5, max: 2, noNaN: true }), (vp, at, factor) => {
        const under = toPlan(vp, at)
        const after = toFrame(zoomAt(vp, factor, at, range), under)
        expect(after.x).toBeCloseTo(at.x, 4)
        expect(after.y).toBeCloseTo(at.y, 4)
      }),
    )
  })

  it('never zooms beyond its range', () => {
    const near = zoomAt(fit(plan, frame), 1e6, { x: 0, y: 0 }, range)
    const far = zoomAt(fit(plan, frame), 1e-6, { x: 0, y: 0 }, range)
    expect([near.k, far.k]).toEqual([range.max, range.min])
  })

  it('follows two fingers: what was under each stays under each', () => {
    const vp = fit(plan, frame)
    const before = [
      { x: 400, y: 300 },
      { x: 500, y: 300 },
    ] as const
    const after = [
      { x: 380, y: 320 },
      { x: 530, y: 320 },
    ] as const
    const next = pinch(vp, before, after, range)
    expect(toFrame(next, toPlan(vp, before[0])).x).toBeCloseTo(380)
    expect(toFrame(next, toPlan(vp, before[1])).x).toBeCloseTo(530)
  })

  it('cannot be panned away', () => {
    const vp = hold({ x: 1e6, y: -1e6, k: 1 }, plan, frame)
    expect(vp.x).toBeLessThan(frame.breite)
    expect(vp.y + plan.hoehe * vp.k).toBeGreaterThan(0)
  })

  it('brings any seat into the frame, and leaves a visible one where it is', () => {
    fc.assert(
      fc.property(
        viewport,
        fc.integer({ min: 0, max: 3600 }),
        fc.integer({ min: 0, max: 2400 }),
        (vp, x, y) => {
          const seat = { x, y, breite: 60, hoehe: 60 }
          const at = toFrame(reveal(vp, seat, frame), seat)
          expect(at.x).toBeGreaterThanOrEqual(0)
          expect(at.x).toBeLessThanOrEqual(frame.breite)
          expect(at.y).toBeGreaterThanOrEqual(0)
          expect(at.y).toBeLessThanOrEqual(frame.hoehe)
        },
      ),
    )
    const vp = fit(plan, frame)
    expect(reveal(vp, { x: 1800, y: 1200, breite: 60, hoehe: 60 }, frame)).toEqual(vp)
  })

  it('finds the seat next to a finger, within reach only', () => {
    const seats = [
      { id: 'a', x: 0, y: 0, breite: 60, hoehe: 60 },
      { id: 'b', x: 200, y: 0, breite: 60, hoehe: 60 },
    ]
    expect(nearestBox(seats, { x: 60, y: 0 }, 40)?.id).toBe('a')
    expect(nearestBox(seats, { x: 150, y: 0 }, 40)?.id).toBe('b')
    expect(nearestBox(seats, { x: 100, y: 200 }, 40)).toBeNull()
  })

  /** A room of 400 by 100, and a seat beyond its right end. */
  const ROOM = { id: 'room', x: 200, y: 50, breite: 400, hoehe: 100 }
  const SEAT = { id: 'seat', x: 450, y: 50, breite: 60, hoehe: 60 }

  it.each([
    ['at the end of a long room', [ROOM, SEAT], { x: 395, y: 95 }, 'room'],
    ['just beyond its end', [ROOM], { x: 405, y: 50 }, 'room'],
    ['between both, nearer to the seat', [ROOM, SEAT], { x: 412, y: 50 }, 'seat'],
    ['between both, nearer to the room', [SEAT, ROOM], { x: 408, y: 50 }, 'room'],
    ['too far above its middle', [ROOM], { x: 200, y: -11 }, undefined],
    ['too far off its corner', [ROOM], { x: 408, y: 108 }, undefined],
    [
      'beside it, where it was before it was turned',
      [{ ...ROOM, drehung: 90 }],
      { x: 390, y: 50 },
      undefined,
    ],
    ['at its end once it is turned', [{ ...ROOM, drehung: 90 }], { x: 200, y: 245 }, 'room'],
    ['at the corner of what is turned askew', [{ ...ROOM, drehung: 45 }], { x: 335, y: 185 }, 'room'],
    ['on what lies on top', [ROOM, { ...SEAT, x: 300 }], { x: 300, y: 50 }, 'seat'],
  ])('a finger %s', (_where, boxes, at, id) => {
    expect(nearestBox(boxes, at, 10)?.id).toBe(id)
  })
})
