import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BuchungStatus } from '../buchung/status.ts'
import { resolveAll } from '../einstellung/resolve.ts'
import { announcesEnd, isNear, lapses, missingCheckOuts, reminds } from './fristen.ts'
import type { BuchungTyp } from './types.ts'

const at = (text: string) => Temporal.Instant.from(`2026-11-24T${text}:00Z`)
const zeitraum = { von: at('09:00'), bis: at('12:00') }
const settings = (mandant: Record<string, string> = {}) => resolveAll({ mandant, gruppen: [], benutzer: {} })
const trip = (status: BuchungStatus, typ: BuchungTyp = 'BUCHUNG') => ({ status, typ, zeitraum })

describe('a trip that nobody checks in to', () => {
  const lapsesAt = (time: string, status: BuchungStatus, carIsOut = false, minutes = '60') =>
    lapses(trip(status), at(time), settings({ 'fahrzeug.stornoOhneCheckInMinuten': minutes }), carIsOut)

  it('lapses so many minutes after its start, approved or not', () => {
    for (const status of ['reserviert', 'vorgemerkt'] as const) {
      expect(lapsesAt('09:59', status)).toBe(false)
      expect(lapsesAt('10:00', status)).toBe(true)
    }
  })

  it('has until its end while its car is out on another trip', () => {
    expect(lapsesAt('11:59', 'reserviert', true)).toBe(false)
    expect(lapsesAt('12:00', 'reserviert', true)).toBe(true)
  })

  it('stays with the setting 0, unless it was never approved and is over', () => {
    expect(lapsesAt('23:00', 'reserviert', false, '0')).toBe(false)
    expect(lapsesAt('11:59', 'vorgemerkt', false, '0')).toBe(false)
    expect(lapsesAt('12:00', 'vorgemerkt', false, '0')).toBe(true)
  })

  it.each(['aktiv', 'durchgeführt', 'storniert', 'verschlossen'] as const)('never does as %s', (status) => {
    expect(lapsesAt('23:00', status)).toBe(false)
  })

  it('is never a block', () => {
    expect(lapses(trip('verschlossen', 'WARTUNG'), at('23:00'), settings(), false)).toBe(false)
  })
})

describe('a reminder', () => {
  const erstellt = at('06:00')

  it('is due from so many minutes before the start until it', () => {
    const due = ['07:59', '08:00', '08:59', '09:00'].map((time) =>
      reminds({ zeitraum, erstellt }, at(time), 60),
    )
    expect(due).toEqual([false, true, true, false])
  })

  it('is not for a trip that was booked later than that, and never with 0 minutes', () => {
    expect(reminds({ zeitraum, erstellt: at('08:00') }, at('08:30'), 60)).toBe(false)
    expect(reminds({ zeitraum, erstellt }, at('08:30'), 0)).toBe(false)
  })
})

describe('the notice before the end', () => {
  it('is due from so many minutes before the end until it', () => {
    const beginnIst = at('09:00')
    const due = ['11:29', '11:30', '11:59', '12:00'].map((time) =>
      announcesEnd({ zeitraum, beginnIst }, at(time), 30),
    )
    expect(due).toEqual([false, true, true, false])
  })

  it('is not for a trip that began later than that, and never with 0 minutes', () => {
    expect(announcesEnd({ zeitraum, beginnIst: at('11:40') }, at('11:50'), 30)).toBe(false)
    expect(announcesEnd({ zeitraum, beginnIst: at('09:00') }, at('11:50'), 0)).toBe(false)
  })
})

describe('a missing check-out', () => {
  const house = settings({
    'fahrzeug.fehlenderCheckOutMinuten': '60',
    'fahrzeug.fehlenderCheckOutAnzahl': '3',
  })

  it('is told after each so many minutes, and so often at most', () => {
    const told = ['12:00', '12:59', '13:00', '13:59', '14:00', '15:00', '23:00'].map((time) =>
      missingCheckOuts(zeitraum.bis, at(time), house),
    )
    expect(told).toEqual([0, 0, 1, 1, 2, 3, 3])
  })

  it('is never told with 0 minutes, and never before the end', () => {
    expect(
      missingCheckOuts(zeitraum.bis, at('23:00'), settings({ 'fahrzeug.fehlenderCheckOutMinuten': '0' })),
    ).toBe(0)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 720 }), (minutes) => {
        expect(missingCheckOuts(zeitraum.bis, zeitraum.bis.subtract({ minutes }), house)).toBe(0)
      }),
    )
  })
})

describe('the next trip of a late car', () => {
  it.each([
    ['12:00', '15', true],
    ['16:00', '15', true],
    ['16:01', '15', false],
    ['17:00', '300', true],
    ['09:00', '15', true],
  ])('at %s with a gap of %s minutes is near: %s', (next, gap, near) => {
    expect(isNear(at(next), at('12:00'), settings({ 'fahrzeug.mindestabstand': gap }))).toBe(near)
  })
})
