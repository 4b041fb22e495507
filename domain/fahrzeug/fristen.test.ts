import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BuchungStatus } from '../buchung/status.ts'
import { resolveAll } from '../einstellung/resolve.ts'
import { announcesEnd, endingOf, isNear, missingCheckOuts, reminds } from './fristen.ts'
import type { BuchungTyp } from './types.ts'

const at = (text: string) => Temporal.Instant.from(`2026-11-24T${text}:00Z`)
const zeitraum = { von: at('09:00'), bis: at('12:00') }
const settings = (mandant: Record<string, string> = {}) => resolveAll({ mandant, gruppen: [], benutzer: {} })
const trip = (
  status: BuchungStatus,
  typ: BuchungTyp = 'BUCHUNG',
  bereitAb: Temporal.Instant | null = null,
) => ({
  status,
  typ,
  zeitraum,
  bereitAb,
  giltSeit: null,
})

describe('a trip without check-in', () => {
  const house = (minutes: string) => settings({ 'fahrzeug.stornoOhneCheckInMinuten': minutes })
  const endingAt = (time: string, status: BuchungStatus, carIsOut = false, minutes = '60') =>
    endingOf(trip(status), at(time), house(minutes), carIsOut)

  it('lapses so many minutes after its start, approved or not', () => {
    for (const status of ['reserviert', 'vorgemerkt'] as const) {
      expect(endingAt('09:59', status)).toBeNull()
      expect(endingAt('10:00', status)).toBe('ohneCheckIn')
    }
  })

  it('waits until its end while its car is out on the trip before, and ends then because of that', () => {
    for (const status of ['reserviert', 'vorgemerkt'] as const) {
      expect(endingAt('11:59', status, true)).toBeNull()
      expect(endingAt('12:00', status, true)).toBe('ohneFahrzeug')
    }
  })

  it('has as long from the return of its car as from its start', () => {
    const back = (time: string, bereitAb: string) =>
      endingOf(trip('reserviert', 'BUCHUNG', at(bereitAb)), at(time), house('60'), false)
    expect([back('11:29', '10:30'), back('11:30', '10:30')]).toEqual([null, 'ohneCheckIn'])
    // Nobody could have driven it, whenever the job gets to it.
    expect([back('12:00', '12:00'), back('23:00', '12:30')]).toEqual(['ohneFahrzeug', 'ohneFahrzeug'])
    expect(back('12:58', '11:59')).toBeNull()
  })

  it('continues while it can begin, although its short time is over: its car may come in that time', () => {
    const short = { ...trip('reserviert'), zeitraum: { von: at('09:00'), bis: at('09:10') } }
    const over = (time: string, bereitAb: Temporal.Instant | null) =>
      endingOf({ ...short, bereitAb }, at(time), house('5'), bereitAb === null)
    expect([over('09:15', null), over('09:16', null)]).toEqual([null, 'ohneFahrzeug'])
    expect([over('09:15', at('09:12')), over('09:16', at('09:12'))]).toEqual([null, 'ohneFahrzeug'])
  })

  it('stays with the setting 0, unless it was never approved and is over', () => {
    for (const out of [false, true]) expect(endingAt('23:00', 'reserviert', out, '0')).toBeNull()
    expect(endingAt('11:59', 'vorgemerkt', false, '0')).toBeNull()
    expect(endingAt('12:00', 'vorgemerkt', false, '0')).toBe('ohneCheckIn')
  })

  it.each(['aktiv', 'durchgeführt', 'storniert', 'verschlossen'] as const)('never lapses as %s', (status) => {
    expect(endingAt('23:00', status)).toBeNull()
  })

  it('never applies to a block', () => {
    expect(endingOf(trip('verschlossen', 'WARTUNG'), at('23:00'), settings(), false)).toBeNull()
  })
})

describe('a reminder', () => {
  const erstellt = at('06:00')

  it('is due from so many minutes before the start until the start', () => {
    const due = ['07:59', '08:00', '08:59', '09:00'].map((time) =>
      reminds({ zeitraum, erstellt }, at(time), 60),
    )
    expect(due).toEqual([false, true, true, false])
  })

  it('is skipped for a trip that was booked later than that, and never sent with 0 minutes', () => {
    expect(reminds({ zeitraum, erstellt: at('08:00') }, at('08:30'), 60)).toBe(false)
    expect(reminds({ zeitraum, erstellt }, at('08:30'), 0)).toBe(false)
  })
})

describe('the notice before the end', () => {
  it('is due from so many minutes before the end until the end', () => {
    const beginnIst = at('09:00')
    const due = ['11:29', '11:30', '11:59', '12:00'].map((time) =>
      announcesEnd({ zeitraum, beginnIst }, at(time), 30),
    )
    expect(due).toEqual([false, true, true, false])
  })

  it('is skipped for a trip that began later than that, and never sent with 0 minutes', () => {
    expect(announcesEnd({ zeitraum, beginnIst: at('11:40') }, at('11:50'), 30)).toBe(false)
    expect(announcesEnd({ zeitraum, beginnIst: at('09:00') }, at('11:50'), 0)).toBe(false)
  })
})

describe('a missing check-out', () => {
  const house = settings({
    'fahrzeug.fehlenderCheckOutMinuten': '60',
    'fahrzeug.fehlenderCheckOutAnzahl': '3',
  })

  it('is reported every so many minutes, up to a maximum', () => {
    const told = ['12:00', '12:59', '13:00', '13:59', '14:00', '15:00', '23:00'].map((time) =>
      missingCheckOuts(zeitraum.bis, at(time), house),
    )
    expect(told).toEqual([0, 0, 1, 1, 2, 3, 3])
  })

  it('is never reported with 0 minutes, and never before the end', () => {
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
