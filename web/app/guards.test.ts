import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { refuseClosedPage } from '../frame/guards.ts'
import { refuseAdminPath, resetPath } from './guards.ts'
import { entryAt } from './menu.ts'

/** A house with these modules, and a person in it whose start page is that of the vehicles. */
function startOf(module: readonly string[]): Start {
  return { mandant: { module }, sitzung: { startpfad: PAGE.fahrzeuge } } as unknown as Start
}

it('an error resets to the reading room if that is on, whatever the start page is', () => {
  expect(resetPath(startOf(['leseraum', 'fahrzeug']))).toBe(PAGE.karte)
})

it('an error resets to the vehicles otherwise', () => {
  expect(resetPath(startOf(['fahrzeug']))).toBe(PAGE.fahrzeuge)
  expect(resetPath(undefined)).toBe(PAGE.fahrzeuge)
})

/** What the guard throws for a person with this permission and these menu entries. */
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
  it('throws not found for a page that does not exist', () => {
    expect(isNotFound(thrown('/admin/gibt-es-nicht', ['fahrzeug_pflege'], ['fahrzeugeAdmin']))).toBe(true)
  })

  it('explains itself why it is closed', () => {
    expect(thrown(PAGE.admin, [], [])).toBeNull()
  })
})

describe('a page of the menu', () => {
  const open = (menue: readonly string[] | null) => () =>
    refuseClosedPage({ sitzung: menue && { menue } } as unknown as Start, { id: 'freigaben' })

  it('is not found without its menu entry', () => {
    expect(open(['freigaben'])).not.toThrow()
    expect(open(['heute'])).toThrow()
    // The page itself asks them to sign in.
    expect(open(null)).not.toThrow()
  })

  it('is identified by its exact path', () => {
    expect(entryAt(PAGE.freigaben)?.id).toBe('freigaben')
    expect(entryAt(PAGE.fahrt)).toBeUndefined()
    expect(entryAt(PAGE.adminBenutzer)).toBeUndefined()
  })
})
