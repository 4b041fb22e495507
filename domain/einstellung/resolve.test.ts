import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EINSTELLUNG_NAMES, optionOf } from './catalogue.ts'
import { type EinstellungLayers, resolveAll, resolveEinstellung } from './resolve.ts'

const NOTHING: EinstellungLayers = { mandant: {}, gruppen: [], benutzer: {} }
const DAYS = 'leseraum.tageImVoraus'

describe('a person’s effective value', () => {
  it('is the default if no layer has a value', () => {
    for (const name of EINSTELLUNG_NAMES) {
      expect(resolveEinstellung(name, NOTHING)).toEqual({ value: optionOf(name).standard, origin: 'default' })
    }
  })

  it('is the user’s over the group’s over the Mandant’s', () => {
    const layers = { mandant: { [DAYS]: '20' }, gruppen: [{ [DAYS]: '30' }], benutzer: { [DAYS]: '5' } }
    expect(resolveEinstellung(DAYS, layers)).toEqual({
      value: 5,
      origin: 'benutzer',
      darunter: { value: 30, origin: 'gruppe' },
    })
    expect(resolveEinstellung(DAYS, { ...layers, benutzer: {} })).toEqual({ value: 30, origin: 'gruppe' })
    expect(resolveEinstellung(DAYS, { ...NOTHING, mandant: layers.mandant })).toEqual({
      value: 20,
      origin: 'mandant',
    })
  })

  it('is the Mandant’s alone for options that only the Mandant may set', () => {
    const name = 'leseraum.zweitePersonAbGruppe'
    const layers = { mandant: { [name]: '4' }, gruppen: [{ [name]: '0' }], benutzer: { [name]: '9' } }
    expect(resolveEinstellung(name, layers)).toEqual({ value: 4, origin: 'mandant' })
  })

  it('ignores a stored value that no longer fits', () => {
    const layers = { mandant: { [DAYS]: '20' }, gruppen: [{ [DAYS]: 'viele' }], benutzer: { [DAYS]: '-3' } }
    expect(resolveEinstellung(DAYS, layers)).toEqual({ value: 20, origin: 'mandant' })
  })

  it('exists for every option', () => {
    expect(Object.keys(resolveAll(NOTHING))).toEqual(EINSTELLUNG_NAMES)
  })
})

describe('several groups', () => {
  const ofGroups = (name: (typeof EINSTELLUNG_NAMES)[number], ...values: string[]) =>
    resolveEinstellung(name, { ...NOTHING, gruppen: values.map((value) => ({ [name]: value })) }).value

  it('give the most generous of their values', () => {
    expect(ofGroups(DAYS, '7', '30', '14')).toBe(30)
    expect(ofGroups('leseraum.mindestpause', '2', '0.5')).toBe(0.5)
    expect(ofGroups('leseraum.spaetestens', '18:00', '22:30')).toBe('22:30')
    expect(ofGroups('leseraum.fruehestens', '09:00', '07:30')).toBe('07:30')
    expect(ofGroups('leseraum.mehrerePlaetzeGleichzeitig', 'false', 'true')).toBe(true)
    expect(ofGroups('leseraum.buchbareWochentage', '[1,2]', '[2,6]')).toEqual([1, 2, 6])
  })

  it('rank no limit above any limit', () => {
    expect(ofGroups('leseraum.maxBuchungenProWoche', '5', '0', '20')).toBe(0)
  })

  it('prefer the range that grows daily to one that grows weekly', () => {
    expect(ofGroups('leseraum.fensterWochentag', 'montags', '')).toBe('')
    expect(ofGroups('leseraum.fensterWochentag', 'montags', 'freitags')).toBe('montags')
  })

  it('never give less than any one of them alone', () => {
    const value = fc.integer({ min: 0, max: 366 }).map(String)
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), value, (values, one) => {
        expect(Number(ofGroups(DAYS, ...values, one))).toBeGreaterThanOrEqual(Number(ofGroups(DAYS, one)))
        expect(ofGroups(DAYS, ...values, one)).toBe(ofGroups(DAYS, one, ...values))
      }),
    )
  })
})
