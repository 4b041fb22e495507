import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Zustand, zustandIssues } from './zustand.ts'

const STUFEN = ['sauber', 'leicht verschmutzt', 'verschmutzt']
const told = (more: Partial<Zustand> = {}): Zustand => ({
  kilometerstand: 1200,
  tankProzent: 50,
  sauberkeitAussen: 'sauber',
  sauberkeitInnen: 'verschmutzt',
  ...more,
})

describe('the state of a car', () => {
  it('is accepted as stated', () => {
    expect(zustandIssues(told(), { von: 1200, bis: null }, STUFEN)).toEqual([])
    expect(zustandIssues(told({ kilometerstand: 1900 }), { von: 1200, bis: null }, STUFEN)).toEqual([])
  })

  it('cannot have fewer kilometres than before, and the text stays true', () => {
    expect(zustandIssues(told({ kilometerstand: 1199 }), { von: 1200, bis: null }, STUFEN)).toEqual([
      { code: 'fahrzeug.kilometerZuKlein', field: 'kilometerstand', data: { value: 1199 } },
    ])
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (kilometerstand, last) => {
        const [found] = zustandIssues(told({ kilometerstand }), { von: last, bis: null }, STUFEN)
        if (found) expect(kilometerstand > Number(found.data.value)).toBe(false)
        else expect(kilometerstand).toBeGreaterThanOrEqual(last)
      }),
    )
  })

  it.each([-1, 101, 50.5, Number.NaN])('cannot have a fuel level of %d', (tankProzent) => {
    expect(zustandIssues(told({ tankProzent }), { von: 0, bis: null }, STUFEN)).toEqual([
      { code: 'fahrzeug.tankstand', field: 'tankProzent', data: {} },
    ])
  })

  it.each([0, 100])('can have a fuel level of %d', (tankProzent) => {
    expect(zustandIssues(told({ tankProzent }), { von: 0, bis: null }, STUFEN)).toEqual([])
  })

  it('has one of the house’s states of cleanliness; the refusal lists them', () => {
    const issues = zustandIssues(
      told({ sauberkeitAussen: 'blank', sauberkeitInnen: '' }),
      { von: 0, bis: null },
      STUFEN,
    )
    expect(issues).toEqual([
      {
        code: 'fahrzeug.sauberkeitUnbekannt',
        field: 'sauberkeitAussen',
        data: { wert: 'blank', werte: STUFEN },
      },
      { code: 'fahrzeug.sauberkeitUnbekannt', field: 'sauberkeitInnen', data: { wert: '', werte: STUFEN } },
    ])
    expect(
      zustandIssues(told({ sauberkeitAussen: '2', sauberkeitInnen: '1' }), { von: 0, bis: null }, [1, 2]),
    ).toEqual([])
  })
})
