import { expect, it } from 'vitest'
import { TABLE_NAMES } from '../tables.ts'
import { patternOf } from './patternOf.ts'
import { isVerhalten } from './verhalten.ts'

it.each([
  ['leseraum_buchung', true],
  ['fahrzeug_buchung', true],
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

it('a change of a booking is behaviour, whatever its kind', () => {
  const isBooking = new RegExp(patternOf('buchungen'))
  const bookings = TABLE_NAMES.filter((name) => isBooking.test(name))
  expect(bookings).not.toEqual([])
  const open = bookings.filter((objekt) => !isVerhalten({ objekt, akteurId: 'lea', benutzerId: 'ben' }))
  expect(open).toEqual([])
})

it('so is a setting that people make for themselves, but not one made for them or by the system', () => {
  const wert = (akteurId: string | null, benutzerId: unknown) =>
    isVerhalten({ objekt: 'einstellung_wert', akteurId, benutzerId })
  expect([wert('lea', 'lea'), wert('kim', 'lea'), wert('kim', undefined), wert(null, null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
