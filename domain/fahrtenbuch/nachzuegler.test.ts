import { describe, expect, it } from 'vitest'
import { issue } from '../issue.ts'
import { grenzenOf, hasWaited, isToBeEntered } from './nachzuegler.ts'

const NOW = Temporal.Instant.from('2026-11-24T12:00:00Z')

describe('a handover that arrives late', () => {
  it('is late once it is older than clocks differ', () => {
    expect(hasWaited(null, NOW)).toBe(false)
    expect(hasWaited(NOW.subtract({ minutes: 2 }), NOW)).toBe(false)
    expect(hasWaited(NOW.subtract({ minutes: 2, seconds: 1 }), NOW)).toBe(true)
  })

  it('is left to the fleet to enter only if nobody can correct it on the device', () => {
    const low = issue('fahrzeug.kilometerZuKlein', { value: 9 })
    expect(isToBeEntered([low])).toBe(true)
    expect(isToBeEntered([low, issue('fahrzeug.tankstand')])).toBe(false)
    expect(isToBeEntered([issue('buchung.nurEigene')])).toBe(false)
    expect(isToBeEntered([])).toBe(false)
  })

  it('is checked against the readings around it, and against the current one if there is no later reading', () => {
    expect(grenzenOf({ davor: 100, danach: null }, 150)).toEqual({ von: 150, bis: null })
    expect(grenzenOf({ davor: 100, danach: 140 }, 190)).toEqual({ von: 100, bis: 140 })
    expect(grenzenOf({ davor: null, danach: 140 }, 190)).toEqual({ von: 0, bis: 140 })
    expect(grenzenOf({ davor: 100, danach: 140 }, 190, 120)).toEqual({ von: 120, bis: 140 })
  })
})
