import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAUEREINHEITEN, dauerOfMinutes, minutesOfDauer } from './dauer.ts'

describe('a duration', () => {
  it('is in minutes, hours or days', () => {
    expect(minutesOfDauer({ anzahl: 90, einheit: 'minuten' })).toBe(90)
    expect(minutesOfDauer({ anzahl: 3, einheit: 'stunden' })).toBe(180)
    expect(minutesOfDauer({ anzahl: 2, einheit: 'tage' })).toBe(2880)
  })

  it('is shown in the largest unit without a fraction', () => {
    expect(dauerOfMinutes(2880)).toEqual({ anzahl: 2, einheit: 'tage' })
    expect(dauerOfMinutes(180)).toEqual({ anzahl: 3, einheit: 'stunden' })
    expect(dauerOfMinutes(90)).toEqual({ anzahl: 90, einheit: 'minuten' })
    expect(dauerOfMinutes(0)).toEqual({ anzahl: 0, einheit: 'minuten' })
  })

  it('has the same length after a round trip through minutes', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.constantFrom(...DAUEREINHEITEN), (anzahl, einheit) => {
        const minutes = minutesOfDauer({ anzahl, einheit })
        expect(minutesOfDauer(dauerOfMinutes(minutes))).toBe(minutes)
      }),
    )
  })
})
