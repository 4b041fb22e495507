import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codesOf } from '../testing/fahrzeug.ts'
import { at } from '../testing/leseraum.ts'
import { isTooOld, momentOf } from './moment.ts'

const NOW = at('10:00')
const BOOKED = at('08:00')

it('is now if the device reports no time, or if its clock is slightly fast', () => {
  expect(momentOf(null, NOW, BOOKED)).toEqual({ ok: true, value: NOW })
  expect(momentOf(NOW.add({ minutes: 2 }), NOW, BOOKED)).toEqual({ ok: true, value: NOW })
})

it("is that of the event before if the clock is slightly slow, or the other server's was fast", () => {
  expect(momentOf(at('07:58'), NOW, BOOKED)).toEqual({ ok: true, value: BOOKED })
  const ahead = NOW.add({ milliseconds: 1 })
  expect(momentOf(null, NOW, ahead)).toEqual({ ok: true, value: ahead })
})

it('is the device’s time for a past event', () => {
  expect(momentOf(at('09:10'), NOW, BOOKED)).toEqual({ ok: true, value: at('09:10') })
  expect(momentOf(BOOKED, NOW, BOOKED)).toEqual({ ok: true, value: BOOKED })
})

it('is refused in the future, before the event before it, and after three days', () => {
  const old = NOW.subtract({ hours: 100 })
  expect(codesOf(momentOf(NOW.add({ minutes: 3 }), NOW, BOOKED))).toEqual(['fahrzeug.zeitpunktUnmoeglich'])
  expect(codesOf(momentOf(at('07:57'), NOW, BOOKED))).toEqual(['fahrzeug.zeitpunktUnmoeglich'])
  expect(momentOf(NOW.subtract({ hours: 73 }), NOW, old)).toMatchObject({
    issues: [{ field: 'zeit', data: { von: NOW.subtract({ hours: 72 }).toString(), bis: NOW.toString() } }],
  })
})

it('is too old to be reported exactly when its age would be refused', () => {
  expect(isTooOld(NOW.subtract({ hours: 72 }), NOW)).toBe(false)
  expect(isTooOld(NOW.subtract({ hours: 72, seconds: 1 }), NOW)).toBe(true)
})

it('never lies in the future, nor before the event before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -6000, max: 6000 }), (minutes) => {
      const moment = momentOf(NOW.add({ minutes }), NOW, BOOKED)
      if (!moment.ok) return
      expect(Temporal.Instant.compare(moment.value, NOW)).toBeLessThanOrEqual(0)
      expect(Temporal.Instant.compare(moment.value, BOOKED)).toBeGreaterThanOrEqual(0)
    }),
  )
})
