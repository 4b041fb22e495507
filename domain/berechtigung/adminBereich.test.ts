import { describe, expect, it } from 'vitest'
import { adminArea, guardAdminPath } from './adminBereich.ts'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'

const may = (...rights: Berechtigung[]) => new Set(rights)
const EVERYTHING = new Set([...BERECHTIGUNGEN])

describe('the admin area', () => {
  it.each([
    'oeffnungszeiten_pflege',
    'benutzer_pflegen',
    'berechtigungs_pflege',
    'ausstattungs_pflege',
    'objekt_pflege',
    'fahrzeug_pflege',
    'customizing_mandant_pflege',
    'protokoll_einsicht',
  ] as const)('is open with %s alone', (right) => expect(adminArea(may(right))).toBe(true))

  it('is closed to every other set of permissions', () => {
    const others = may(
      'buchung_pflege',
      'fahrzeug_buchen',
      'fahrzeug_fremdbuchung',
      'fahrzeug_logbuch_report',
      'fahrzeug_freigabe_von_sonderfahrten',
      'fahrzeug_fuehrerscheinpruefung',
    )
    expect(adminArea(others)).toBe(false)
    expect(adminArea(may())).toBe(false)
  })
})

describe('the guard of an admin path', () => {
  const visitor = may('oeffnungszeiten_pflege')

  it.each([
    ['/admin/raeume', 'guard.noAusstattung', 'ausstattungs_pflege'],
    ['/admin/rollen', 'guard.noRolleGruppe', 'berechtigungs_pflege'],
    ['/admin/gruppen', 'guard.noRolleGruppe', 'berechtigungs_pflege'],
    ['/admin/benutzer', 'guard.noBenutzer', 'benutzer_pflegen'],
    ['/admin/lokationen', 'guard.noObjektPflege', 'objekt_pflege'],
    ['/admin/einstellungen', 'guard.noAdmin', 'customizing_mandant_pflege'],
    ['/admin/aufbewahrung', 'guard.noAdmin', 'customizing_mandant_pflege'],
    ['/admin/datenschutz', 'guard.noAdmin', 'customizing_mandant_pflege'],
    ['/admin/einrichten', 'guard.noAdmin', 'customizing_mandant_pflege'],
    ['/admin/haus', 'guard.noAdmin', 'customizing_mandant_pflege'],
    ['/admin/fahrzeuge', 'guard.noAdmin', 'fahrzeug_pflege'],
    ['/admin/protokoll', 'guard.noAdmin', 'protokoll_einsicht'],
  ] as const)('of %s says %s without %s', (path, code, right) => {
    expect(guardAdminPath(path, visitor)).toBe(code)
    expect(guardAdminPath(`${path}/neu`, visitor)).toBe(code)
    expect(guardAdminPath(path, may(right))).toBeNull()
    expect(guardAdminPath(path, may())).toBe('guard.noAdmin')
  })

  it('also opens the settings to objects and equipment together', () => {
    expect(guardAdminPath('/admin/einstellungen', may('objekt_pflege', 'ausstattungs_pflege'))).toBeNull()
    expect(guardAdminPath('/admin/einstellungen', may('objekt_pflege'))).toBe('guard.noAdmin')
    expect(guardAdminPath('/admin/einstellungen', may('ausstattungs_pflege'))).toBe('guard.noAdmin')
  })

  it('requires access to the admin area for any other admin path', () => {
    for (const path of ['/admin', '/admin/', '/admin/mandanten', '/admin/gibtsnicht']) {
      expect(guardAdminPath(path, may())).toBe('guard.noAdmin')
      expect(guardAdminPath(path, visitor)).toBeNull()
    }
  })

  it('is not fooled by a path with the same prefix', () => {
    expect(guardAdminPath('/admin/raeumen', visitor)).toBeNull()
    expect(guardAdminPath('/administration', may())).toBeNull()
  })

  it('ignores every other path, and lets somebody with all permissions pass', () => {
    expect(guardAdminPath('/leseraum/karte', may())).toBeNull()
    expect(guardAdminPath('/admin/raeume', EVERYTHING)).toBeNull()
  })
})
