import { describe, expect, it } from 'vitest'
import { EINSTELLUNG_NAMES } from './catalogue.ts'
import { modulOfWert } from './modul.ts'

describe('the module for setting a value', () => {
  it.each(EINSTELLUNG_NAMES)('is one for people’s own and one for the others’ %s', (name) => {
    expect(modulOfWert(name, 'eigene')).toBe('einstellungen')
    expect(modulOfWert(name, 'andere')).toBe('systemeinstellungen')
  })

  it.each([
    ['leseraum.zeitschritt', 'systemeinstellungen'],
    ['arbeitswelt.teamSichtbar', 'systemeinstellungen'],
    ['benachrichtigung.storno', 'systemeinstellungen'],
    ['system.zweitfaktor', 'systemeinstellungen'],
    ['aufbewahrung.fahrten', null],
    ['fahrzeug.zeitschritt', ['systemeinstellungen', 'fahrzeugbuchung']],
    ['benachrichtigung.fahrzeugStorno', ['systemeinstellungen', 'fahrzeugbuchung']],
    ['benachrichtigung.fahrtenbuchSiegel', ['systemeinstellungen', 'fahrzeugbuchung']],
    ['benachrichtigung.fuehrerschein', ['systemeinstellungen', 'fahrzeugbuchung']],
  ] as const)("is for the house's %s %j", (name, modul) => expect(modulOfWert(name, 'haus')).toEqual(modul))
})
