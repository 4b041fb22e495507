import { describe, expect, it } from 'vitest'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'
import { isOfferedRolle, offeredRechte } from './offered.ts'

const VEHICLES = BERECHTIGUNGEN.filter((recht) => recht.startsWith('fahrzeug_'))
const ROOMS: readonly Berechtigung[] = ['buchung_pflege', 'ausstattungs_pflege', 'oeffnungszeiten_pflege']

describe('the permissions that a house offers', () => {
  it.each([['leseraum'], ['arbeitswelt']])('exclude those of vehicles where it has only %s', (modul) => {
    expect(offeredRechte([modul])).toEqual(BERECHTIGUNGEN.filter((recht) => !VEHICLES.includes(recht)))
  })

  it('exclude those of rooms where it has only vehicles', () => {
    expect(offeredRechte(['fahrzeugbuchung'])).toEqual(
      BERECHTIGUNGEN.filter((recht) => !ROOMS.includes(recht)),
    )
  })

  it('are all where it has both, and those of the house itself where it has neither', () => {
    expect(offeredRechte(['leseraum', 'fahrzeugbuchung'])).toEqual(BERECHTIGUNGEN)
    expect(offeredRechte([])).toEqual(
      BERECHTIGUNGEN.filter((recht) => !VEHICLES.includes(recht) && !ROOMS.includes(recht)),
    )
  })

  it('include those that somebody already holds', () => {
    expect(offeredRechte(['leseraum'], ['fahrzeug_buchen'])).toContain('fahrzeug_buchen')
  })
})

it('offer a role if any of its permissions has an effect, or if it has none yet', () => {
  expect(isOfferedRolle(['fahrzeug_buchen'], ['leseraum'])).toBe(false)
  expect(isOfferedRolle(['fahrzeug_buchen', 'benutzer_pflegen'], ['leseraum'])).toBe(true)
  expect(isOfferedRolle(['fahrzeug_buchen'], ['fahrzeugbuchung'])).toBe(true)
  expect(isOfferedRolle([], [])).toBe(true)
})
