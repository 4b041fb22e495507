import { expect, it } from 'vitest'
import { BEREICHE } from './bereich.ts'
import { patternOf } from './patternOf.ts'

it.each([
  ['leseraum_buchung', 'buchungen'],
  ['fahrzeug_buchung', 'buchungen'],
  ['fach_buchung', 'buchungen'],
  ['benutzer', 'personen'],
  ['fuehrerschein', 'personen'],
  ['mandant', 'haus'],
  ['protokoll', 'haus'],
  ['benachrichtigung', 'haus'],
  ['leseraum', 'dinge'],
  ['fahrzeug', 'dinge'],
  ['serviceheft_eintrag', 'dinge'],
])('%s is in one area: %s', (table, area) => {
  expect(BEREICHE.filter((bereich) => new RegExp(patternOf(bereich)).test(table))).toEqual([area])
})
