import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Belegung, type Minutes, seatState } from './seatState.ts'

const OFFEN: Minutes = { von: 480, bis: 1200 }
const hour = (von: number, bis: number): Minutes => ({ von: von * 60, bis: bis * 60 })

const held = (
  von: number,
  bis: number,
  status: Belegung['status'] = 'reserviert',
  eigene = false,
): Belegung => ({ ...hour(von, bis), status, eigene })

const between9and12 = (...belegungen: Belegung[]) => seatState(belegungen, hour(9, 12), OFFEN)

describe('a seat, from nine to twelve', () => {
  it('is free while nobody has it', () => {
    expect(between9and12()).toEqual({ state: 'frei', bis: null, freiAb: 540 })
    expect(between9and12(held(8, 9), held(12, 13))).toEqual({ state: 'frei', bis: 720, freiAb: 540 })
  })

  it('is taken if somebody has it throughout', () => {
    expect(between9and12(held(8, 12))).toEqual({ state: 'reserviert', bis: 720, freiAb: 720 })
    expect(between9and12(held(8, 10), held(10, 13)).state).toBe('reserviert')
    expect(between9and12(held(8, 20)).freiAb).toBeNull()
  })

  it.each([
    ['vorgemerkt', 'vorgemerkt'],
    ['reserviert', 'reserviert'],
    ['aktiv', 'belegt'],
    ['durchgeführt', 'belegt'],
    ['gehalten', 'belegt'],
    ['verschlossen', 'gesperrt'],
  ] as const)('by one that is %s is %s', (status, state) => {
    expect(between9and12(held(9, 12, status)).state).toBe(state)
    expect(between9and12(held(8, 10, status), held(10, 13, status)).state).toBe(state)
  })

  it.each(['vorgemerkt', 'durchgeführt', 'gehalten', 'verschlossen'] as const)(
    'is occupied by one that is %s and a reserved one',
    (status) => expect(between9and12(held(9, 10, status), held(10, 12)).state).toBe('belegt'),
  )

  it('is taken by the hour if somebody has it for a part', () => {
    expect(between9and12(held(9, 10))).toEqual({ state: 'stundenweiseBelegt', bis: null, freiAb: 600 })
    expect(between9and12(held(11, 13))).toEqual({ state: 'stundenweiseBelegt', bis: null, freiAb: 540 })
    expect(between9and12(held(9, 10, 'verschlossen')).state).toBe('stundenweiseBelegt')
  })

  it('is yours if you have any part of it, until your own stay ends', () => {
    const mine = held(10, 11, 'reserviert', true)
    expect(between9and12(mine)).toEqual({ state: 'deinPlatz', bis: 660, freiAb: 540 })
    expect(between9and12(mine, held(11, 14))).toMatchObject({ state: 'deinPlatz', bis: 660 })
    expect(between9and12(mine, held(11, 12, 'vorgemerkt', true))).toMatchObject({ bis: 720 })
  })

  it('is not yours if you cancelled it, nor if you locked it as an admin', () => {
    expect(between9and12(held(9, 12, 'gehalten', true)).state).toBe('fuerDich')
    expect(between9and12(held(9, 10, 'gehalten', true)).state).toBe('fuerDich')
    expect(between9and12(held(9, 12, 'gehalten')).state).toBe('belegt')
    expect(between9and12(held(9, 12, 'verschlossen', true)).state).toBe('gesperrt')
  })
})

describe('a seat out of its hours', () => {
  it('is out of use at any hour', () => {
    expect(seatState([], hour(9, 12), OFFEN, false)).toEqual({ state: 'inaktiv', bis: null, freiAb: null })
  })

  it('is closed all day, before opening and after closing', () => {
    const closed = { state: 'geschlossen', bis: null, freiAb: null }
    expect(seatState([], hour(9, 12), null)).toEqual(closed)
    expect(seatState([], hour(20, 22), OFFEN)).toEqual(closed)
    expect(seatState([], hour(6, 8), OFFEN)).toEqual({ state: 'geschlossen', bis: 480, freiAb: 480 })
    expect(seatState([held(8, 10)], hour(6, 8), OFFEN).freiAb).toBe(600)
  })

  it('is judged only by the opening hours within the period', () => {
    expect(seatState([held(8, 20)], hour(6, 23), OFFEN).state).toBe('reserviert')
    expect(seatState([held(6, 8)], hour(6, 10), OFFEN).state).toBe('frei')
  })
})

describe('for any bookings', () => {
  const stay = fc
    .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 400 }))
    .map(([von, long]): Minutes => ({ von, bis: von + long }))
  const status = fc.constantFrom<Belegung['status'][]>(
    'vorgemerkt',
    'reserviert',
    'durchgeführt',
    'verschlossen',
  )
  const belegungen = fc.array(
    fc
      .tuple(stay, status, fc.boolean())
      .map(([when, what, eigene]): Belegung => ({ ...when, status: what, eigene })),
    { maxLength: 6 },
  )
  const takenAt = (all: readonly Belegung[], minute: number) =>
    all.some((one) => one.von <= minute && minute < one.bis)
  const minutesOf = ({ von, bis }: Minutes) =>
    Array.from({ length: Math.max(0, bis - von) }, (_, i) => von + i)

  it('free means every minute is free, taken that none is, and by the hour that some are', () => {
    fc.assert(
      fc.property(belegungen, stay, (all, period) => {
        const { state } = seatState(all, period, OFFEN)
        const asked = minutesOf({
          von: Math.max(period.von, OFFEN.von),
          bis: Math.min(period.bis, OFFEN.bis),
        })
        const taken = asked.filter((minute) => takenAt(all, minute)).length
        if (state === 'frei') expect(taken).toBe(0)
        if (['belegt', 'reserviert', 'vorgemerkt', 'gesperrt'].includes(state))
          expect(taken).toBe(asked.length)
        if (state === 'stundenweiseBelegt') expect(taken > 0 && taken < asked.length).toBe(true)
        expect(state === 'geschlossen').toBe(asked.length === 0)
      }),
    )
  })

  it('the free-from minute is the first free one', () => {
    fc.assert(
      fc.property(belegungen, stay, (all, period) => {
        const { freiAb } = seatState(all, period, OFFEN)
        const rest = minutesOf({ von: Math.max(period.von, OFFEN.von), bis: OFFEN.bis })
        expect(freiAb).toBe(rest.find((minute) => !takenAt(all, minute)) ?? null)
      }),
    )
  })
})
