import { describe, expect, it } from 'vitest'
import { decideUebergabe } from './uebergabe.ts'

const FREE = { davor: null, danach: null }
const BETWEEN = { davor: 10_000, danach: 10_300 }

const codesOf = (...of: Parameters<typeof decideUebergabe>) => {
  const decision = decideUebergabe(...of)
  return decision.ok ? [] : decision.issues.map(({ code }) => code)
}

describe('a mistyped mileage at check-in', () => {
  it('can become any that fits between the readings around it, also a smaller one', () => {
    expect(decideUebergabe({ vorher: 301_464, kilometerstand: 10_146 }, 301_464, BETWEEN)).toEqual({
      ok: true,
      value: 10_146,
    })
    for (const kilometerstand of [10_000, 10_300])
      expect(codesOf({ vorher: 301_464, kilometerstand }, 301_464, BETWEEN)).toEqual([])
    expect(codesOf({ vorher: 5, kilometerstand: 0 }, 5, FREE)).toEqual([])
  })

  it('is refused outside of them', () => {
    expect(codesOf({ vorher: 301_464, kilometerstand: 9_999 }, 301_464, BETWEEN)).toEqual([
      'fahrzeug.kilometerZuKlein',
    ])
    expect(codesOf({ vorher: 301_464, kilometerstand: 10_301 }, 301_464, BETWEEN)).toEqual([
      'fahrzeug.kilometerZuGross',
    ])
  })

  it('does not overwrite a correction that was not seen, and needs a change', () => {
    expect(codesOf({ vorher: 301_464, kilometerstand: 10_146 }, 10_150, BETWEEN)).toEqual([
      'fahrtenbuch.ueberholt',
    ])
    expect(codesOf({ vorher: 10_150, kilometerstand: 10_150 }, 10_150, BETWEEN)).toEqual([
      'fahrtenbuch.unveraendert',
    ])
  })
})
