import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BELEGUNG_STATUS as STATUS } from '../buchung/status.ts'
import { type PlanBelegung, planStates } from './planStates.ts'
import { type Belegung, type Minutes, SEAT_STATES, seatState } from './seatState.ts'

const OFFEN: Minutes = { von: 480, bis: 1200 }
const names = (states: readonly number[]) => states.map((state) => SEAT_STATES[state])

const hold = (seat: number, status: (typeof STATUS)[number], eigene = 0): PlanBelegung => ({
  seat,
  von: 540,
  bis: 720,
  status: STATUS.indexOf(status),
  eigene,
})

const at = (jetzt: number, belegungen: readonly PlanBelegung[], seats = 1) =>
  names(planStates({ aktiv: new Array<boolean>(seats).fill(true), belegungen, offen: OFFEN, jetzt }))

describe('a plan at one moment', () => {
  it('shows each seat by its hold', () => {
    const all = STATUS.map((status, seat) => hold(seat, status))
    expect(at(600, all, 7)).toEqual([
      'vorgemerkt',
      'reserviert',
      'belegt',
      'belegt',
      'gesperrt',
      'belegt',
      'frei',
    ])
    const own = STATUS.map((status, seat) => hold(seat, status, 1 + (seat % 2)))
    expect(at(600, own, 6)).toEqual([
      'deinPlatz',
      'deinPlatz',
      'deinPlatz',
      'deinPlatz',
      'gesperrt',
      'fuerDich',
    ])
  })

  it('counts from the first minute of a booking to the one before its end', () => {
    expect([539, 540, 719, 720].flatMap((jetzt) => at(jetzt, [hold(0, 'reserviert')]))).toEqual([
      'frei',
      'reserviert',
      'reserviert',
      'frei',
    ])
  })

  it('shows the first bookings of the day before opening, and that it is closed after closing', () => {
    const first = { ...hold(0, 'reserviert'), von: 480 }
    expect(at(-700, [first])).toEqual(['reserviert'])
    expect(at(479, [])).toEqual(['frei'])
    expect(at(1200, [first])).toEqual(['geschlossen'])
    expect(names(planStates({ aktiv: [true, false], belegungen: [], offen: null, jetzt: 600 }))).toEqual([
      'geschlossen',
      'inaktiv',
    ])
  })

  it('ignores holds of seats that are not on it', () => {
    expect(at(600, [hold(-1, 'reserviert'), hold(7, 'reserviert')])).toEqual(['frei'])
  })
})

it('agrees with the state of each seat for the running minute', () => {
  const belegung = fc.record({
    seat: fc.integer({ min: 0, max: 4 }),
    von: fc.integer({ min: 400, max: 1200 }),
    long: fc.integer({ min: 1, max: 300 }),
    status: fc.nat(5),
    eigene: fc.nat(2),
  })
  const minute = fc.integer({ min: -100, max: 1500 })
  const open = fc.option(fc.constant(OFFEN), { freq: 9 })
  fc.assert(
    fc.property(fc.array(belegung), minute, open, fc.array(fc.boolean()), (all, jetzt, offen, active) => {
      const belegungen: PlanBelegung[] = []
      for (const { long, ...one } of all) {
        const next = { ...one, bis: one.von + long }
        // As in the database, nothing overlaps on one seat.
        const free = belegungen.every(
          ({ seat, von, bis }) => seat !== next.seat || bis <= next.von || next.bis <= von,
        )
        if (free) belegungen.push(next)
      }
      const aktiv = [0, 1, 2, 3, 4].map((seat) => active[seat] ?? true)
      const moment = Math.max(jetzt, offen?.von ?? jetzt)
      const one = (seat: number) =>
        seatState(
          belegungen.filter((held) => held.seat === seat).map(asBelegung),
          { von: moment, bis: moment + 1 },
          offen,
          aktiv[seat],
        ).state
      expect(names(planStates({ aktiv, belegungen, offen, jetzt }))).toEqual([0, 1, 2, 3, 4].map(one))
    }),
    { numRuns: 500 },
  )
})

function asBelegung({ von, bis, status, eigene }: PlanBelegung): Belegung {
  return { von, bis, status: STATUS[status] ?? 'reserviert', eigene: eigene > 0 }
}
