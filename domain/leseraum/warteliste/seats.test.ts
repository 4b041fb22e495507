import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeseraumId } from '../../id.ts'
import { ADA, at, BEN, between, CARL, facts, hold, seat } from '../../testing/leseraum.ts'
import { processorTime } from '../../testing/processorTime.ts'
import { wartender } from '../../testing/warteliste.ts'
import { overlaps } from '../../time/zeitraum.ts'
import { inLine } from '../../warteliste/line.ts'
import type { Hold } from '../types.ts'
import { assignSeats, mayGetSeat } from './seats.ts'
import { findFor } from './stay.ts'

const seats = ['a1', 'a2', 'a3'].map((id) => seat({ id: id as LeseraumId, bezeichnung: id.toUpperCase() }))
const free = { resources: seats, belegungen: [] as readonly Hold[] }
const names = (offers: ReturnType<typeof assignSeats>) =>
  offers.map(({ wartender: { benutzerId }, resource }) => `${benutzerId} ${resource.bezeichnung}`)

describe('offers', () => {
  it('go to the first in the queue, one seat each', () => {
    const line = [ADA, BEN, CARL].map((benutzerId) => wartender({ benutzerId }))
    const two = { resources: seats.slice(0, 2), belegungen: [] }
    expect(names(assignSeats(line, two, () => facts()))).toEqual(['ada A1', 'ben A2'])
  })

  it('skip people whom the rules refuse, and they keep their position', () => {
    const line = [ADA, BEN].map((benutzerId) => wartender({ benutzerId }))
    const busy = { eigene: [hold(between('10:00', '12:00'), { leseraumId: 'z', bucherId: ADA })] }
    const one = { resources: seats.slice(0, 1), belegungen: [] }
    expect(names(assignSeats(line, one, (id) => facts(id === ADA ? busy : {})))).toEqual(['ben A1'])
  })

  it('give no parking space to somebody who waits for a seat, however full the plan is', () => {
    const space = seat({ id: 'p1' as LeseraumId, bezeichnung: 'P1', art: 'stellplatz', zone: 'Deck' })
    const full = [hold(between('09:00', '11:00'), { leseraumId: 'a1' })]
    const mixed = { resources: [...seats.slice(0, 1), space], belegungen: full }
    const line = [wartender({ benutzerId: ADA }), wartender({ benutzerId: BEN, zone: 'Deck' })]
    expect(names(assignSeats(line, mixed, () => facts()))).toEqual(['ben P1'])
    expect(mayGetSeat(line, mixed, at('08:00')).map(({ benutzerId }) => benutzerId)).toEqual([BEN])
    const deck = { resources: [space], belegungen: [] }
    expect(names(assignSeats(line.slice(0, 1), deck, () => facts()))).toEqual(['ada P1'])
  })

  it('give one person no two things at the same time, however many entries they have', () => {
    const line = [
      wartender({ benutzerId: ADA, leseraumId: 'a1' }),
      wartender({ benutzerId: ADA, leseraumId: 'a2', zeitraum: between('10:00', '12:00') }),
      wartender({ benutzerId: ADA, zeitraum: between('14:00', '16:00') }),
    ]
    expect(assignSeats(line, free, () => facts()).map(({ zeitraum }) => zeitraum)).toEqual([
      between('09:00', '11:00'),
      between('14:00', '16:00'),
    ])
  })

  it('count the offers made just before against the limits', () => {
    const line = [between('09:00', '11:00'), between('12:00', '14:00')].map((zeitraum) =>
      wartender({ benutzerId: ADA, zeitraum }),
    )
    const once = facts({ settings: { 'leseraum.maxBuchungenProWoche': 1 } })
    expect(assignSeats(line, free, () => once)).toHaveLength(1)
  })
})

const person = fc.constantFrom(ADA, BEN, CARL, 'dora', 'emil', 'fred')
const place = fc.record({
  benutzerId: person,
  leseraumId: fc.option(fc.constantFrom('a1', 'a2', 'a3')),
  start: fc.integer({ min: 0, max: 6 }),
  hours: fc.integer({ min: 1, max: 3 }),
  least: fc.integer({ min: 1, max: 3 }),
  since: fc.integer({ min: 0, max: 59 }),
})
const held = fc.record({ seat: fc.nat(2), start: fc.integer({ min: 0, max: 8 }) })

const scene = fc
  .tuple(fc.array(place, { maxLength: 12 }), fc.array(held, { maxLength: 12 }))
  .map(([places, holds]) => {
    const nine = at('09:00')
    const waiting = places.map(({ start, hours, least, since, ...rest }) => {
      const von = nine.add({ hours: start })
      return wartender({
        ...rest,
        zeitraum: { von, bis: von.add({ hours }) },
        mindestens: 60 * Math.min(hours, least),
        erstellt: at('07:00').add({ minutes: since }),
      })
    })
    const belegungen = holds.map((one) => {
      const von = nine.add({ hours: one.start })
      return hold({ von, bis: von.add({ hours: 1 }) }, { leseraumId: seats[one.seat]?.id ?? '' })
    })
    return { line: inLine(waiting, null), day: { resources: seats, belegungen } }
  })

describe('any queue', () => {
  it('offers nothing that is held, and nothing twice', () => {
    fc.assert(
      fc.property(scene, ({ line, day }) => {
        const offers = assignSeats(line, day, () => facts())
        expect(new Set(offers.map(({ wartender: { id } }) => id)).size).toBe(offers.length)
        const all = [
          ...day.belegungen.map(({ leseraumId, zeitraum }) => ({ leseraumId, zeitraum, old: true })),
          ...offers.map(({ resource, zeitraum }) => ({ leseraumId: resource.id, zeitraum, old: false })),
        ]
        for (const [i, one] of all.entries())
          for (const other of all.slice(i + 1))
            expect(
              !(one.old && other.old) &&
                one.leseraumId === other.leseraumId &&
                overlaps(one.zeitraum, other.zeitraum),
            ).toBe(false)
      }),
    )
  })

  it('skips a person only if nothing suits them that those before them leave', () => {
    fc.assert(
      fc.property(scene, ({ line, day }) => {
        const offers = assignSeats(line, day, () => facts())
        for (const [i, one] of line.entries()) {
          if (offers.some(({ wartender: { id } }) => id === one.id)) continue
          const before = offers.filter(({ wartender: { id } }) => line.findIndex((it) => it.id === id) < i)
          const holds = [
            ...day.belegungen,
            ...before.map(({ resource, zeitraum, wartender: { benutzerId } }) =>
              hold(zeitraum, { leseraumId: resource.id, bucherId: benutzerId }),
            ),
          ]
          const eigene = holds.filter(({ bucherId }) => bucherId === one.benutzerId)
          const heldOf = (id: string) => holds.filter(({ leseraumId }) => leseraumId === id)
          expect(findFor(one, seats, facts({ eigene }), heldOf)).toBeNull()
        }
      }),
    )
  })

  it('is never cut short wrongly by the quick check beforehand', () => {
    fc.assert(
      fc.property(scene, ({ line, day }) => {
        const now = at('08:00')
        const quick = mayGetSeat(line, day, now)
        const ids = ({ wartender: { id } }: ReturnType<typeof assignSeats>[number]) => id
        expect(assignSeats(quick, day, () => facts()).map(ids)).toEqual(
          assignSeats(line, day, () => facts()).map(ids),
        )
      }),
    )
  })
})

describe('a day with five hundred entries', () => {
  it('and two thousand seats is processed in no time if nothing is free, and fairly if all is', () => {
    const many = Array.from({ length: 2000 }, (_, i) => seat({ id: `s${i}` as LeseraumId }))
    const line = Array.from({ length: 500 }, (_, i) => wartender({ benutzerId: `p${i}` }))
    const belegungen = many.map(({ id }) => hold(between('08:00', '20:00'), { leseraumId: id }))
    const look = () => expect(mayGetSeat(line, { resources: many, belegungen }, at('08:00'))).toEqual([])
    expect(processorTime(look)).toBeLessThan(2_000)
    const offers = assignSeats(line, { resources: many, belegungen: belegungen.slice(100) }, () => facts())
    expect(offers.map(({ wartender: { benutzerId } }) => benutzerId)).toEqual(
      Array.from({ length: 100 }, (_, i) => `p${i}`),
    )
  })
})
