import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { besideOf } from './beside.ts'

const at = (id: string, x: number, y: number) => ({ id, x, y })
const ROOM = [at('a', 0, 0), at('b', 160, 0), at('c', 0, 300), at('d', 160, 300), at('e', 1000, 0)]

describe('seats beside a colleague', () => {
  it('are sorted by distance, which they include', () => {
    expect(besideOf(ROOM, 'a', 3).map(({ seat, meter }) => [seat.id, meter])).toEqual([
      ['b', 1.6],
      ['c', 3],
      ['d', 3.4],
    ])
  })

  it('do not exist if the colleague’s seat is not on the plan', () => {
    expect(besideOf(ROOM, 'x', 3)).toEqual([])
    expect(besideOf([], 'a', 3)).toEqual([])
  })

  it('at the same distance keep the plan’s order', () => {
    const row = [at('links', 0, 0), at('mitte', 100, 0), at('rechts', 200, 0)]
    expect(besideOf(row, 'mitte', 5).map(({ seat }) => seat.id)).toEqual(['links', 'rechts'])
    expect(besideOf(row.toReversed(), 'mitte', 5).map(({ seat }) => seat.id)).toEqual(['rechts', 'links'])
  })

  it('for any plan: never include the seat itself, never more than requested, and leave out none that is nearer', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 5000 }), y: fc.integer({ min: 0, max: 5000 }) })
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 8 }),
        (places, most) => {
          const seats = places.map((one, i) => ({ id: String(i), ...one }))
          const found = besideOf(seats, '0', most)
          const [from = { x: 0, y: 0 }] = seats
          const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - from.x, y - from.y)
          const last = found.at(-1)
          const left = seats.filter(({ id }) => id !== '0' && !found.some(({ seat }) => seat.id === id))
          expect(found.length).toBe(Math.min(most, seats.length - 1))
          expect(found.map(({ seat }) => seat.id)).not.toContain('0')
          if (last) for (const one of left) expect(away(one)).toBeGreaterThanOrEqual(away(last.seat))
        },
      ),
    )
  })
})
