import type { LeseraumView } from '@platzwart/contract/leseraum'
import { describe, expect, it } from 'vitest'
import { freeCurve, nextFree } from './freeTimes.ts'
import { gapsOf } from './gaps.ts'
import type { DayBelegung, PlanDay } from './planDay.ts'

function seat(id: string, more: Partial<LeseraumView> = {}): LeseraumView {
  return {
    id,
    bezeichnung: id,
    art: 'platz',
    zone: '',
    kapazitaet: 1,
    beschreibung: '',
    bedingungen: '',
    zweitePersonNoetig: false,
    aktiv: true,
    ausstattung: [],
    x: 0,
    y: 0,
    breite: 60,
    hoehe: 60,
    drehung: 0,
    ...more,
  }
}

function held(leseraumId: string, von: number, bis: number): DayBelegung {
  return { id: `${leseraumId}-${von}`, leseraumId, von, bis, status: 'reserviert', eigene: false }
}

function dayWith(...belegungen: DayBelegung[]): PlanDay {
  const bySeat = new Map<string, DayBelegung[]>()
  for (const one of belegungen) bySeat.set(one.leseraumId, [...(bySeat.get(one.leseraumId) ?? []), one])
  return {
    grundrissId: 'plan',
    tag: '2026-11-21',
    mitternachtMs: 0,
    offen: { von: 480, bis: 720 },
    bySeat,
  }
}

describe('free times', () => {
  it('are the gaps between bookings within the requested hours', () => {
    expect(gapsOf([held('a', 500, 540), held('a', 540, 600)], { von: 480, bis: 720 })).toEqual([
      { von: 480, bis: 500 },
      { von: 600, bis: 720 },
    ])
    expect(gapsOf([held('a', 400, 800)], { von: 480, bis: 720 })).toEqual([])
  })

  it('give a curve over the day; seats out of use do not count, and two bookings in one slot count once', () => {
    const seats = [seat('a'), seat('b'), seat('c', { aktiv: false })]
    const day = dayWith(held('a', 480, 500), held('a', 505, 510), held('b', 600, 720))
    expect(freeCurve(seats, day, 60)).toEqual([1, 2, 1, 1])
  })

  describe('find the next seat', () => {
    /** Two seats; `b` is free from nine to half past. */
    const nextOf = (aHeldUntil: number, wish: { von: number; bis: number }) => {
      const day = dayWith(held('a', 480, aHeldUntil), held('b', 480, 540), held('b', 570, 720))
      return nextFree([seat('a'), seat('b')], day, wish, 480, 15)
    }

    it('that is free for the requested length', () => {
      const found = nextOf(600, { von: 480, bis: 580 })
      expect(found).toMatchObject({ seat: { id: 'a' }, period: { von: 600, bis: 720 } })
    })

    it('or else for a shorter time', () => {
      const found = nextOf(690, { von: 480, bis: 720 })
      expect(found).toMatchObject({ seat: { id: 'b' }, period: { von: 540, bis: 570 } })
    })
  })

  it('return null if there is none', () => {
    expect(nextFree([seat('a')], dayWith(held('a', 480, 720)), { von: 480, bis: 540 }, 480, 15)).toBeNull()
  })
})
