import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import { describe, expect, it } from 'vitest'
import { ownOf, upcomingOf } from './upcoming.ts'

const ZONE = 'Europe/Berlin'
const einstellungen = resolveAll({ mandant: {}, gruppen: [], benutzer: {} })
/** Wall time in Berlin on 10 March 2027, or on another day of that month. */
const wall = (time: string, day = 10) =>
  Temporal.ZonedDateTime.from(`2027-03-${day}T${time}[${ZONE}]`).toInstant()

function times(von: Temporal.Instant, hours: number, window = 15) {
  return {
    von: von.toString(),
    bis: von.add({ hours }).toString(),
    checkInVon: von.subtract({ minutes: window }).toString(),
    checkInBis: von.add({ minutes: window }).toString(),
    bestaetigenBis: von.toString(),
    erstellt: von.subtract({ hours: 48 }).toString(),
  }
}

function seat(id: string, von: Temporal.Instant, more: Partial<BuchungView> = {}): BuchungView {
  const base = { id, status: 'reserviert', rolle: 'bucher', gehaltenBis: null, ruecknahmeBis: null }
  return { ...base, ...times(von, 4), ...more } as BuchungView
}

function trip(
  id: string,
  von: Temporal.Instant,
  more: Partial<FahrzeugBuchungView> = {},
): FahrzeugBuchungView {
  const base = { id, status: 'reserviert', rolle: 'fahrer', freigabeGruende: [], freigaben: [] }
  return { ...base, gehaltenBis: null, ...times(von, 4), ...more } as unknown as FahrzeugBuchungView
}

function planned(
  buchungen: readonly BuchungView[],
  fahrten: readonly FahrzeugBuchungView[],
  now: Temporal.Instant,
) {
  return upcomingOf({ buchungen, fahrten, now, einstellungen })
}

const ids = (...args: Parameters<typeof planned>) => planned(...args).map(({ id }) => id)

describe('one’s own bookings', () => {
  it('are sorted by start, seats and cars alike', () => {
    expect(ids([seat('s', wall('14:00'))], [trip('t', wall('12:00'))], wall('09:00'))).toEqual(['t', 's'])
    expect(ids([seat('s', wall('11:00'))], [trip('t', wall('12:00'))], wall('09:00'))).toEqual(['s', 't'])
  })

  it('begin with the next deadline, whatever starts earlier', () => {
    const running = trip('t', wall('08:00'), { status: 'aktiv' })
    const open = seat('s', wall('10:00'))
    const asked = seat('a', wall('09:00', 12), { status: 'vorgemerkt', rolle: 'zweite' })
    expect(ids([asked, open], [running], wall('09:50'))).toEqual(['s', 't', 'a'])
    expect(planned([asked, open], [running], wall('09:50')).map(({ schritt }) => schritt)).toEqual([
      'checkIn',
      'checkOut',
      'confirm',
    ])
  })

  it('have one’s current seat before everything later, and after what is to be done now', () => {
    const here = seat('s', wall('08:00'), { status: 'durchgeführt' })
    const later = ['11:00', '12:00', '13:00', '14:00'].map((time) => trip(time, wall(time)))
    expect(ids([here], later, wall('09:00'))).toEqual(['s', '11:00', '12:00', '13:00', '14:00'])
    const due = trip('t', wall('07:00'), { status: 'aktiv' })
    expect(ids([here], [due], wall('09:00'))).toEqual(['t', 's'])
  })

  it('exclude cancelled and finished ones, other people’s, and locks for others', () => {
    const cancelled = seat('c', wall('14:00'), { status: 'storniert', gehaltenBis: wall('10:01').toString() })
    const over = seat('o', wall('04:00'))
    const theirs = seat('x', wall('15:00'), { rolle: 'andere' })
    const locked = seat('l', wall('14:00'), { status: 'verschlossen' })
    const gone = trip('g', wall('14:00'), { status: 'storniert', gehaltenBis: wall('10:01').toString() })
    expect(ids([cancelled, over, theirs, locked], [gone], wall('10:00'))).toEqual([])
  })

  it('offer no check-in for a trip without approval', () => {
    const asked = trip('t', wall('10:00'), {
      status: 'vorgemerkt',
      freigabeGruende: ['ausland'],
      freigaben: [{ isFreigegeben: false }],
    } as unknown as Partial<FahrzeugBuchungView>)
    expect(planned([], [asked], wall('10:00'))).toMatchObject([{ schritt: null, frist: null }])
  })
})

describe('the landing page for one’s own bookings', () => {
  const eigenes = (...args: Parameters<typeof planned>) => ownOf(planned(...args), args[2], ZONE)

  it('is now if a step is possible: check-in, check-out, a confirmation that somebody waits for', () => {
    expect(eigenes([seat('s', wall('10:00'))], [], wall('09:45'))).toBe('jetzt')
    expect(eigenes([], [trip('t', wall('08:00'), { status: 'aktiv' })], wall('09:45'))).toBe('jetzt')
    const asked = seat('a', wall('10:00', 20), { status: 'vorgemerkt', rolle: 'zweite' })
    expect(eigenes([asked], [], wall('09:45'))).toBe('jetzt')
  })

  it('is today until midnight in the house’s zone', () => {
    expect(eigenes([seat('s', wall('23:30'))], [], wall('09:00'))).toBe('heute')
    expect(eigenes([seat('s', wall('00:30', 11))], [], wall('09:00'))).toBeNull()
    // Midnight in Berlin is 23:00 UTC.
    expect(eigenes([seat('s', wall('08:00', 11))], [], wall('00:05', 11))).toBe('heute')
  })

  it('is nothing for one’s current seat, and for other days', () => {
    const here = seat('s', wall('08:00'), { status: 'durchgeführt' })
    expect(eigenes([here], [trip('t', wall('09:00', 11))], wall('09:00'))).toBeNull()
    expect(eigenes([], [], wall('09:00'))).toBeNull()
  })
})
