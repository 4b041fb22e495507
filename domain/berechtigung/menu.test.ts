import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MODULE } from '../mandant/module.ts'
import { guardAdminPath } from './adminBereich.ts'
import { isOnAt, menuEntries, modulAt } from './menu.ts'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'

const names = [...BERECHTIGUNGEN]
const ids = (rights: readonly Berechtigung[], module: readonly string[], person = {}) =>
  menuEntries(new Set(rights), module, person).map(({ id }) => id)

describe('the header menu', () => {
  it('of a reader has the reading rooms and the reader’s own pages', () => {
    expect(ids([], ['leseraum'])).toEqual([
      'heute',
      'karte',
      'liste',
      'soGehts',
      'regeln',
      'eigeneEinstellungen',
      'eigeneMails',
      'passwort',
      'logout',
    ])
  })

  it('has nothing of a module that is off', () => {
    expect(ids(names, [])).not.toContain('karte')
    expect(ids(names, ['leseraum'])).not.toContain('fahrzeuge')
    expect(ids(names, [...MODULE])).toContain('fahrzeuge')
  })

  it('shows vehicles, approvals and licences to those with the permission', () => {
    const module = ['fahrzeugbuchung']
    expect(ids([], module)).not.toContain('fahrzeuge')
    expect(ids(['fahrzeug_buchen'], module)).toContain('fahrzeuge')
    expect(ids(['fahrzeug_buchen'], module)).not.toContain('freigaben')
    expect(ids(['fahrzeug_freigabe_von_sonderfahrten'], module)).toContain('freigaben')
    expect(ids(['fahrzeug_fuehrerscheinpruefung'], module)).toContain('fuehrerschein')
  })

  it('leads everybody who is notified about vehicles to their settings', () => {
    const rights = ['fahrzeug_buchen', 'fahrzeug_pflege', 'fahrzeug_fuehrerscheinpruefung'] as const
    for (const right of [...rights, 'customizing_mandant_pflege'] as const)
      expect(ids([right], ['fahrzeugbuchung'])).toContain('fahrzeugEinstellungen')
    expect(ids(['benutzer_pflegen'], ['fahrzeugbuchung'])).not.toContain('fahrzeugEinstellungen')
    expect(ids(names, ['leseraum'])).not.toContain('fahrzeugEinstellungen')
  })

  it('shows the administration pages one permission at a time', () => {
    const entries = ids(['benutzer_pflegen'], ['leseraum'])
    expect(entries).toContain('admin')
    expect(entries).toContain('benutzer')
    expect(entries).not.toContain('rollen')
    expect(ids(['buchung_pflege'], ['leseraum'])).not.toContain('admin')
  })

  it('shows the Mandanten only to the operator, who needs no permission for it', () => {
    expect(ids(names, [...MODULE])).not.toContain('mandanten')
    expect(ids([], [], { betreiber: true })).toContain('mandanten')
  })

  it('has the person’s own pages whatever is switched on', () => {
    for (const module of [[], ['leseraum'], ['fahrzeugbuchung']])
      expect(ids([], module)).toEqual(
        expect.arrayContaining(['eigeneEinstellungen', 'eigeneMails', 'passwort']),
      )
  })

  it('never links to a closed page, and only grows with more permissions', () => {
    fc.assert(
      fc.property(fc.subarray(names), fc.subarray([...MODULE]), (rights, module) => {
        const entries = menuEntries(new Set(rights), module)
        const all = ids(names, module)
        for (const { id, path } of entries) {
          expect(guardAdminPath(path, new Set(rights))).toBeNull()
          expect(all).toContain(id)
        }
      }),
    )
  })
})

it.each([
  ['/admin/raeume', 'leseraum'],
  ['/admin/raeume/1', 'leseraum'],
  ['/admin/fahrzeuge', 'fahrzeugbuchung'],
  ['/admin/einstellungen', null],
  ['/admin/benutzer', null],
  ['/admin', null],
  ['/arbeitswelt/karte', 'arbeitswelt'],
])('knows without which module %s is not there: %s', (path, modul) => {
  expect(modulAt(path)).toBe(modul)
})

it.each([
  ['/admin/raeume', ['leseraum'], true],
  ['/admin/raeume/1', ['arbeitswelt'], true],
  ['/admin/sonderoeffnungszeiten', ['arbeitswelt', 'fahrzeugbuchung'], true],
  ['/admin/raeume', ['fahrzeugbuchung'], false],
  ['/admin/fahrzeuge', ['arbeitswelt'], false],
  ['/admin/benutzer', [], true],
  ['/admin/einstellungen', [], true],
  ['/leseraum/karte', ['arbeitswelt'], false],
  ['/arbeitswelt/karte', ['arbeitswelt'], true],
])('says of %s in a house with %j whether it is there: %s', (path, module, is) => {
  expect(isOnAt(path, module)).toBe(is)
})
