import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { expect, it } from 'vitest'
import { resetPath } from './guards.ts'

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
