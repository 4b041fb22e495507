import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { refuseClosedPage } from '../frame/guards.ts'
import { refuseAdminPath, resetPath } from './guards.ts'
import { entryAt } from './menu.ts'

/** A house with these modules, and somebody in it whose start page is that of the vehicles. */
function startOf(module: readonly string[]): Start {
  return { mandant: { module }, sitzung: { startpfad: PAGE.fahrzeuge } } as unknown as Start
}

it('resets an error to the reading room where that is on, whatever the start page is', () => {
  expect(resetPath(startOf(['leseraum', 'fahrzeug']))).toBe(PAGE.karte)
})

it('resets an error to the vehicles otherwise', () => {
  expect(resetPath(startOf(['fahrzeug']))).toBe(PAGE.fahrzeuge)
  expect(resetPath(undefined)).toBe(PAGE.fahrzeuge)
})

/** What the guard throws for somebody with this permission, who sees these entries. */
function thrown(path: string, berechtigungen: readonly string[], menue: readonly string[]): unknown {
  const start = { mandant: null, sitzung: { berechtigungen, menue } } as unknown as Start
  try {
    refuseAdminPath(start, path)
    return null
  } catch (error) {
    return error
  }
}

describe('the administration', () => {
  it('does not find a page that is none', () => {
    expect(isNotFound(thrown('/admin/gibt-es-nicht', ['fahrzeug_pflege'], ['fahrzeugeAdmin']))).toBe(true)
  })

  it('says itself why it is closed', () => {
    expect(thrown(PAGE.admin, [], [])).toBeNull()
  })
})

describe('a page of the menu', () => {
  const open = (menue: readonly string[] | null) => () =>
    refuseClosedPage({ sitzung: menue && { menue } } as unknown as Start, { id: 'freigaben' })

  it('is none for whom the menu does not name it', () => {
    expect(open(['freigaben'])).not.toThrow()
    expect(open(['heute'])).toThrow()
    // The page itself asks them to sign in.
    expect(open(null)).not.toThrow()
  })

  it('is known by its own address', () => {
    expect(entryAt(PAGE.freigaben)?.id).toBe('freigaben')
    expect(entryAt(PAGE.fahrt)).toBeUndefined()
    expect(entryAt(PAGE.adminBenutzer)).toBeUndefined()
  })
})
