import { describe, expect, it } from 'vitest'
import { lageOf } from './lage.ts'

const at = (time: string) => Temporal.Instant.from(`2027-03-10T${time}Z`)
const booked = {
  status: 'reserviert' as const,
  von: at('10:00').toString(),
  bis: at('12:00').toString(),
  checkInVon: at('09:45').toString(),
  checkInBis: at('10:15').toString(),
  ruecknahmeBis: null,
  pauseBis: null,
  pauseMinuten: 0,
  freigabeOhneCheckIn: true,
}
const there = { ...booked, status: 'durchgeführt' as const }

describe('the state of a booking at the desk', () => {
  it.each([
    ['09:44:59', { art: 'frueh', ab: at('09:45') }],
    ['09:45', { art: 'kommt', spaet: false }],
    ['10:15', { art: 'kommt', spaet: false }],
    ['10:15:00.001', { art: 'kommt', spaet: true }],
    ['11:59:59.999', { art: 'kommt', spaet: true }],
    ['12:00', { art: 'vorbei' }],
  ])('that is reserved, at %s', (time, lage) => {
    expect(lageOf(booked, at(time))).toEqual(lage)
  })

  it('is never late if no check-in is needed', () => {
    const kept = { ...booked, freigabeOhneCheckIn: false }
    expect(lageOf(kept, at('11:00'))).toEqual({ art: 'kommt', spaet: false })
  })

  it.each([
    ['09:50', { art: 'da', pause: false }],
    ['10:00', { art: 'da', pause: false }],
    ['11:00', { art: 'da', pause: false }],
    ['12:00', { art: 'vorbei' }],
  ])('that was begun, at %s', (time, lage) => {
    expect(lageOf(there, at(time))).toEqual(lage)
  })

  it.each([
    ['10:29:59', { art: 'pause', bis: at('10:30') }],
    ['10:30', { art: 'da', pause: false }],
    ['12:00', { art: 'vorbei' }],
  ])('that is away until half past ten, at %s', (time, lage) => {
    const away = { ...there, pauseBis: at('10:30').toString(), pauseMinuten: 20 }
    expect(lageOf(away, at(time))).toEqual(lage)
    expect(lageOf({ ...away, pauseBis: null }, at('11:00'))).toEqual({
      art: 'da',
      pause: true,
    })
  })

  it('after an early end can be undone for the remaining seconds', () => {
    const gone = { ...there, bis: at('11:00').toString(), ruecknahmeBis: at('11:00:10').toString() }
    expect(lageOf(gone, at('11:00:00.500'))).toEqual({ art: 'gegangen', sekunden: 10 })
    expect(lageOf(gone, at('11:00:10'))).toEqual({ art: 'vorbei' })
  })

  it('without a confirmation waits, until it is over', () => {
    const asked = { ...booked, status: 'vorgemerkt' as const }
    expect(lageOf(asked, at('10:05'))).toEqual({ art: 'vorgemerkt' })
    expect(lageOf(asked, at('12:00'))).toEqual({ art: 'vorbei' })
  })
})
