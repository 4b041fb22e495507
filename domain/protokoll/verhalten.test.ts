import { expect, it } from 'vitest'
import { isVerhalten } from './verhalten.ts'

it.each([
  ['leseraum_buchung', true],
  ['fahrzeug_buchung', true],
  ['fach_buchung', true],
  ['warteplatz', true],
  ['fahrzeug_schaden', true],
  ['fahrtenbuch_eintrag', true],
  ['datei', true],
  ['benachrichtigung', true],
  ['benutzer', false],
  ['rolle', false],
  ['mandant', false],
  ['einstellung_wert', false],
  ['fahrzeug', false],
  ['leseraum', false],
])('a change of %s is what people do from day to day: %s', (objekt, is) => {
  expect(isVerhalten({ objekt, akteurId: 'lea', benutzerId: 'ben' })).toBe(is)
})

it('so is a setting that somebody makes for themselves, and not one that is made for them or by the system', () => {
  const wert = (akteurId: string | null, benutzerId: unknown) =>
    isVerhalten({ objekt: 'einstellung_wert', akteurId, benutzerId })
  expect([wert('lea', 'lea'), wert('kim', 'lea'), wert('kim', undefined), wert(null, null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
