import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeseraumId } from '../../id.ts'
import { ADA, at, BEN, between, facts, gruppenraum, hold, seat } from '../../testing/leseraum.ts'
import { wartender } from '../../testing/warteliste.ts'
import { minutesBetween } from '../../time/zeitraum.ts'
import { isOver, offeredUntil } from '../../warteliste/offer.ts'
import type { Hold } from '../types.ts'
import { findFor } from './stay.ts'

const seats = [seat(), seat({ id: 'a2' as LeseraumId, bezeichnung: 'A2' })]
const by =
  (holds: readonly Hold[]) =>
  (id: string): readonly Hold[] =>
    holds.filter((one) => one.leseraumId === id)
const find = (one: ReturnType<typeof wartender>, holds: readonly Hold[] = [], more = {}) => {
  const found = findFor(one, seats, facts(more), by(holds))
  return found && [found.leseraum.bezeichnung, found.zeitraum.von.toString(), found.zeitraum.bis.toString()]
}
const told = (seatName: string, von: string, bis: string) => {
  const period = between(von, bis)
  return [seatName, period.von.toString(), period.bis.toString()]
}

describe('the expiry of an offer', () => {
  it("follows the house's setting, and never exceeds its start", () => {
    expect(offeredUntil(at('08:00'), 15, between('09:00', '11:00'))).toEqual(at('08:15'))
    expect(offeredUntil(at('08:50'), 15, between('09:00', '11:00'))).toEqual(at('09:00'))
  })
})

describe('an entry that can no longer be fulfilled', () => {
  it('has less time left than it requires', () => {
    const short = wartender({ mindestens: 60 })
    expect(isOver(short, at('09:55'))).toBe(false)
    expect(isOver(short, at('09:56'))).toBe(true)
    expect(isOver(wartender(), at('08:55'))).toBe(false)
    expect(isOver(wartender(), at('08:56'))).toBe(true)
  })
})

describe('the suitable stay of a waiting person', () => {
  it('is the first seat that is free for the whole period', () => {
    expect(find(wartender())).toEqual(told('A1', '09:00', '11:00'))
    expect(find(wartender(), [hold(between('10:00', '10:15'))])).toEqual(told('A2', '09:00', '11:00'))
  })

  it('is null while all are held, by a hold after a cancellation as by a booking', () => {
    const taken = ['a1', 'a2'].map((leseraumId) => hold(between('08:00', '12:00'), { leseraumId }))
    expect(find(wartender(), taken)).toBeNull()
  })

  it('is the longest part of the period, for an entry that accepts a part', () => {
    const holds = [hold(between('09:30', '11:00')), hold(between('09:00', '10:00'), { leseraumId: 'a2' })]
    expect(find(wartender(), holds)).toBeNull()
    expect(find(wartender({ mindestens: 60 }), holds)).toEqual(told('A2', '10:00', '11:00'))
    expect(find(wartender({ mindestens: 30, leseraumId: 'a1' }), holds)).toEqual(told('A1', '09:00', '09:30'))
  })

  it('lies ahead, on the step, by at least five minutes', () => {
    const running = { now: at('09:10') }
    expect(find(wartender({ mindestens: 60 }), [], running)).toEqual(told('A1', '09:15', '11:00'))
    const late = { now: at('09:10').add({ seconds: 30 }) }
    expect(find(wartender({ mindestens: 60 }), [], late)).toEqual(told('A1', '09:30', '11:00'))
    expect(find(wartender(), [], { now: at('09:00') })).toBeNull()
  })

  it('is nothing that the rules would refuse', () => {
    const own = (von: string, bis: string) => ({
      eigene: [hold(between(von, bis), { leseraumId: 'z9', bucherId: BEN })],
    })
    expect(find(wartender(), [], own('10:00', '12:00'))).toBeNull()
    expect(find(wartender(), [], own('12:00', '13:00'))).not.toBeNull()
    const limit = { settings: { 'leseraum.maxBuchungenProWoche': 1 } } as const
    expect(find(wartender(), [], { ...own('12:00', '13:00'), ...limit })).toBeNull()
    expect(find(wartender(), [], { settings: { 'leseraum.hoechstdauer': 60 } })).toBeNull()
    const part = find(wartender({ mindestens: 30 }), [], { settings: { 'leseraum.hoechstdauer': 60 } })
    expect(part).toEqual(told('A1', '09:00', '10:00'))
  })

  it('fits between their own bookings, with a break, and within their weekly hours', () => {
    const part = wartender({ mindestens: 60 })
    const own = [hold(between('09:00', '09:30'), { leseraumId: 'b1', bucherId: BEN })]
    expect(find(part, [], { eigene: own })).toEqual(told('A1', '09:30', '11:00'))
    const pause = { 'leseraum.mindestpause': 0.5 } as const
    expect(find(part, [], { eigene: own, settings: pause })).toEqual(told('A1', '10:00', '11:00'))
    const hours = { 'leseraum.maxStundenProWoche': 2 } as const
    const before = [hold(between('08:00', '09:00'), { leseraumId: 'b1', bucherId: BEN })]
    expect(find(part, [], { eigene: before, settings: hours })).toEqual(told('A1', '09:00', '10:00'))
  })

  it('is no seat out of use, and the smallest room that is large enough', () => {
    const rooms = [
      seat({ aktiv: false }),
      gruppenraum({ kapazitaet: 8 }),
      gruppenraum({ id: 'g2' as LeseraumId, bezeichnung: 'G2', kapazitaet: 4, zweitePersonNoetig: true }),
    ]
    const group = wartender({ gruppengroesse: 3 })
    expect(findFor(group, rooms, facts(), () => [])?.leseraum.bezeichnung).toBe('G2')
    expect(findFor(wartender({ leseraumId: 'a1' }), rooms, facts(), () => [])).toBeNull()
  })

  it('is free, lies in the period and is long enough, whatever holds the seats', () => {
    const quarter = fc.integer({ min: 0, max: 15 })
    const held = fc.record({ from: quarter, length: fc.integer({ min: 1, max: 8 }), seat: fc.nat(1) })
    fc.assert(
      fc.property(fc.array(held, { maxLength: 8 }), fc.integer({ min: 1, max: 8 }), (some, quarters) => {
        const start = at('08:00')
        const holds = some.map(({ from, length, seat: nr }) => {
          const von = start.add({ minutes: 15 * from })
          return hold({ von, bis: von.add({ minutes: 15 * length }) }, { leseraumId: nr === 0 ? 'a1' : 'a2' })
        })
        const one = wartender({ mindestens: 15 * quarters, benutzerId: ADA })
        const found = findFor(one, seats, facts(), by(holds))
        const room = seats.some((raum) =>
          Array.from({ length: 9 - quarters }, (_, i) => at('09:00').add({ minutes: 15 * i })).some((von) =>
            by(holds)(raum.id).every(
              ({ zeitraum }) =>
                Temporal.Instant.compare(zeitraum.bis, von) <= 0 ||
                Temporal.Instant.compare(von.add({ minutes: 15 * quarters }), zeitraum.von) <= 0,
            ),
          ),
        )
        expect(found !== null).toBe(room)
        if (!found) return
        const { von, bis } = found.zeitraum
        expect(minutesBetween(von, bis)).toBeGreaterThanOrEqual(one.mindestens)
        for (const { zeitraum } of by(holds)(found.leseraum.id))
          expect(minutesBetween(zeitraum.bis, von) >= 0 || minutesBetween(bis, zeitraum.von) >= 0).toBe(true)
      }),
    )
  })
})
