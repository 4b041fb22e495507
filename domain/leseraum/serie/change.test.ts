import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BuchungId, LeseraumId } from '../../id.ts'
import { ADA, at, BEN, between, buchung, facts, hold, seat, TUESDAY, wish } from '../../testing/leseraum.ts'
import { decideChange } from '../change.ts'
import type { Hold, LeseraumBuchung } from '../types.ts'
import { type ChangeWish, decideSeatWechsel, staysAsItIs } from './decide.ts'

const DAY = (later: number) => TUESDAY.add({ days: later })
const ACTOR = { benutzerId: ADA, pflege: false }

const booked = (nr: number, later: number, von = '09:00', bis = '11:00') =>
  buchung('reserviert', { id: `s${nr}` as BuchungId, zeitraum: between(von, bis, DAY(later)) })

const holdOf = ({ id, leseraumId, zeitraum, status, bucherId }: LeseraumBuchung): Hold => ({
  id,
  leseraumId,
  zeitraum,
  status,
  bucherId,
})

interface Case extends NonNullable<Parameters<typeof facts>[0]> {
  readonly more?: readonly Hold[]
}

/** Moves Ada's bookings to other hours of their days; returns the results. */
function move(
  rows: readonly LeseraumBuchung[],
  hours: readonly (readonly [von: string, bis: string])[],
  { more = [], belegungen = [], ...known }: Case = {},
) {
  const own = rows.map(holdOf)
  const all = facts({
    ...known,
    settings: { 'leseraum.tageImVoraus': 365, ...known.settings },
    belegungen: [...own, ...belegungen],
  })
  const wishes = rows.map((row, i): ChangeWish => {
    const [von, bis] = hours[i % hours.length] as readonly [string, string]
    const tag = row.zeitraum.von.toZonedDateTimeISO('Europe/Berlin').toPlainDate()
    return { buchung: row, command: wish({ zeitraum: between(von, bis, tag) }), facts: all }
  })
  return decideSeatWechsel(wishes, [...own, ...more], ACTOR).map(({ decision }) =>
    decision.ok ? 'geht' : decision.issues.map(({ code }) => code).join(' '),
  )
}

describe('moving a series', () => {
  it('does not conflict with itself', () => {
    expect(move([booked(1, 1), booked(2, 8)], [['10:00', '12:00']])).toEqual(['geht', 'geht'])
    // The second takes the first one's old slot, which is free by then.
    const rows = [booked(1, 1, '09:00', '11:00'), booked(2, 1, '11:00', '13:00')]
    expect(
      move(rows, [
        ['13:00', '15:00'],
        ['09:00', '11:00'],
      ]),
    ).toEqual(['geht', 'geht'])
  })

  it("leaves bookings that conflict with others', and says why", () => {
    const belegungen = [hold(between('12:00', '13:00', DAY(8)))]
    expect(move([booked(1, 1), booked(2, 8)], [['11:00', '13:00']], { belegungen })).toEqual([
      'geht',
      'buchung.belegt',
    ])
  })

  it("counts the week's hours as it proceeds, with unmoved bookings at their old times", () => {
    const settings = { 'leseraum.maxStundenProWoche': 7 }
    const rows = [booked(1, 0), booked(2, 1), booked(3, 7)]
    expect(move(rows, [['09:00', '12:00']], { settings })).toEqual(['geht', 'geht', 'geht'])
    expect(move(rows, [['09:00', '13:00']], { settings })).toEqual(['geht', 'buchung.wochenstunden', 'geht'])
  })

  it("excludes other people's bookings, and those that have started", () => {
    const others = { ...booked(1, 1), bucherId: BEN }
    expect(move([others], [['10:00', '12:00']])).toEqual(['buchung.nurEigene'])
    expect(move([booked(1, 0)], [['12:00', '13:00']], { now: at('09:30') })).toEqual([
      'buchung.inVergangenheit',
    ])
  })

  it('without a change leaves the booking unchanged', () => {
    const row = booked(1, 1)
    expect(staysAsItIs({ buchung: row, command: wish({ zeitraum: row.zeitraum }) })).toBe(true)
    const elsewhere = wish({ zeitraum: row.zeitraum, leseraum: seat({ id: 'a2' as LeseraumId }) })
    expect(staysAsItIs({ buchung: row, command: elsewhere })).toBe(false)
  })

  it('gives the same result as single changes one after the other', () => {
    const one = fc.tuple(fc.nat(6), fc.nat(20), fc.integer({ min: 1, max: 8 }))
    fc.assert(
      fc.property(
        fc.uniqueArray(one, { minLength: 1, maxLength: 5, selector: ([day]) => day }),
        fc.integer({ min: 4, max: 14 }),
        (moves, most) => {
          const settings = { 'leseraum.maxStundenProWoche': most }
          const sorted = moves.toSorted(([a], [b]) => a - b)
          const rows = sorted.map(([later], i) => booked(i, later + 1, '09:00', '10:00'))
          const known = facts({ settings: { 'leseraum.tageImVoraus': 365, ...settings } })
          let own = rows.map(holdOf)
          const commands = sorted.map(([later, start, half]) => {
            const von = between('09:00', '10:00', DAY(later + 1)).von.add({ minutes: 30 * start - 60 })
            return wish({ zeitraum: { von, bis: von.add({ minutes: 30 * half }) } })
          })
          const single = rows.map((row, i) => {
            const command = commands[i] as (typeof commands)[number]
            const decision = decideChange(row, command, ACTOR, { ...known, eigene: own, belegungen: own })
            if (decision.ok)
              own = own.map((hold) => (hold.id === row.id ? { ...hold, zeitraum: command.zeitraum } : hold))
            return decision.ok
          })
          const first = rows.map(holdOf)
          const all = decideSeatWechsel(
            rows.map((row, i) => ({
              buchung: row,
              command: commands[i] as (typeof commands)[number],
              facts: { ...known, belegungen: first },
            })),
            first,
            ACTOR,
          )
          expect(all.map(({ decision }) => decision.ok)).toEqual(single)
        },
      ),
    )
  })
})
