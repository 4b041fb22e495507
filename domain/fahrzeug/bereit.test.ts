import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { einstellungen } from '../testing/einstellungen.ts'
import { gebucht } from '../testing/fahrzeug.ts'
import { at } from '../testing/leseraum.ts'
import { afterCheckIn, carStandOf, fahrtCheckInWindow, lapsesAt, readyFrom } from './bereit.ts'
import { endingOf } from './fristen.ts'
import { checkIn } from './transitions.ts'

const { compare } = Temporal.Instant
/** From nine to eleven. */
const trip = (bereitAb: Temporal.Instant | null = null) => gebucht('reserviert', { bereitAb })
const STANDARD = einstellungen()

describe('the moment from which a trip can begin', () => {
  it.each([
    [null, '09:00'],
    ['08:50', '09:00'],
    ['09:00', '09:00'],
    ['10:20', '10:20'],
    ['10:59', '10:59'],
    ['11:00', '09:00'],
    ['12:00', '09:00'],
  ])('with a car that is ready at %s: %s', (bereitAb, from) => {
    expect(readyFrom(trip(bereitAb === null ? null : at(bereitAb)))).toEqual(at(from))
  })

  it('applies to the check-in and to the lapse, however a house has set them', () => {
    const short = { 'fahrzeug.checkInMinuten': 30, 'fahrzeug.stornoOhneCheckInMinuten': 20 }
    const waited = trip(at('10:00'))
    expect(fahrtCheckInWindow(waited, STANDARD)).toEqual({ von: at('08:45'), bis: at('10:15') })
    expect(lapsesAt(waited, STANDARD)).toEqual(at('11:00'))
    expect(lapsesAt(waited, einstellungen(short))).toEqual(at('10:30').add({ seconds: 1 }))
    expect(lapsesAt(waited, einstellungen({ 'fahrzeug.stornoOhneCheckInMinuten': 0 }))).toBeNull()
  })

  it('leaves a grace period after a late booking or approval, and after a hand-over in a strict house', () => {
    const strict = einstellungen({ 'fahrzeug.checkInMinuten': 5, 'fahrzeug.stornoOhneCheckInMinuten': 5 })
    const bookedAt = (time: string, bereitAb: Temporal.Instant | null = null) =>
      gebucht('reserviert', { bereitAb, giltSeit: at(time) })
    expect(fahrtCheckInWindow(bookedAt('08:00'), strict).bis).toEqual(at('09:05'))
    expect(fahrtCheckInWindow(bookedAt('09:14'), strict).bis).toEqual(at('09:29'))
    expect(lapsesAt(bookedAt('09:14'), strict)).toEqual(at('09:29').add({ seconds: 1 }))
    expect(fahrtCheckInWindow(bookedAt('08:00', at('10:00')), strict).bis).toEqual(at('10:15'))
    // Nothing extends beyond the booked end, and a car that came after it delays nothing.
    expect(fahrtCheckInWindow(bookedAt('10:50'), strict).bis).toEqual(at('11:00'))
    expect(fahrtCheckInWindow(bookedAt('08:00', at('11:30')), strict).bis).toEqual(at('09:05'))
    expect(endingOf(bookedAt('09:14'), at('09:29'), strict, false)).toBeNull()
    expect(endingOf(bookedAt('09:14'), at('09:30'), strict, false)).toBe('ohneCheckIn')
  })

  it('makes nothing earlier, and no trip lapses while it can begin or its car is out', () => {
    const minutes = fc.integer({ min: -60, max: 300 })
    const setting = fc.integer({ min: 1, max: 240 })
    fc.assert(
      fc.property(minutes, minutes, fc.boolean(), setting, setting, (back, later, out, open, storno) => {
        const settings = einstellungen({
          'fahrzeug.checkInMinuten': open,
          'fahrzeug.stornoOhneCheckInMinuten': storno,
        })
        const one = trip(out ? null : at('09:00').add({ minutes: back }))
        const now = at('09:00').add({ minutes: later })
        expect(compare(afterCheckIn(one, settings), afterCheckIn(trip(), settings))).toBeGreaterThanOrEqual(0)
        const facts = { einstellungen: settings, waits: out }
        // A check-in made before the return may arrive when the clock has nothing left to wait for.
        const since = !out && (one.bereitAb === null || compare(one.bereitAb, now) < 0)
        const begins = since && checkIn(one, { benutzerId: one.benutzerId, pflege: false }, now, facts).ok
        const ending = endingOf(one, now, settings, out)
        if (begins) expect(ending).toBeNull()
        if (out && compare(now, one.zeitraum.bis) < 0) expect(ending).toBeNull()
        if (out) expect(ending).not.toBe('ohneCheckIn')
      }),
    )
  })
})

describe('a trip without its car', () => {
  it('waits until its end, and is over then', () => {
    const stands = ['09:00', '10:59', '11:00'].map((time) => carStandOf(trip(), at(time), true))
    expect(stands).toEqual(['wartend', 'wartend', 'ohneFahrzeug'])
    expect(carStandOf(trip(at('11:20')), at('11:30'), false)).toBe('ohneFahrzeug')
  })

  it('does not exist if the car is there, or if the trip no longer awaits its start', () => {
    for (const time of ['10:00', '12:00']) {
      expect(carStandOf(trip(), at(time), false)).toBeNull()
      expect(carStandOf(trip(at('09:30')), at(time), false)).toBeNull()
      for (const status of ['aktiv', 'durchgeführt', 'storniert'] as const)
        expect(carStandOf(gebucht(status), at(time), true)).toBeNull()
    }
  })
})
