import { describe, expect, it } from 'vitest'
import { BERECHTIGUNGEN, type Berechtigung } from './names.ts'
import { isOfferedRolle, offeredRechte } from './offered.ts'

const VEHICLES = BERECHTIGUNGEN.filter((recht) => recht.startsWith('fahrzeug_'))
const ROOMS: readonly Berechtigung[] = ['buchung_pflege', 'ausstattungs_pflege', 'oeffnungszeiten_pflege']

describe('the permissions that a house offers', () => {
  it.each([['leseraum'], ['arbeitswelt']])('are none of vehicles where it has only %s', (modul) => {
    expect(offeredRechte([modul])).toEqual(BERECHTIGUNGEN.filter((recht) => !VEHICLES.includes(recht)))
  })

  it('are none of rooms where it has only vehicles', () => {
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

  it('include what somebody has already', () => {
    expect(offeredRechte(['leseraum'], ['fahrzeug_buchen'])).toContain('fahrzeug_buchen')
  })
})

it('a role is offered where any of its permissions says something, or where it has none yet', () => {
  expect(isOfferedRolle(['fahrzeug_buchen'], ['leseraum'])).toBe(false)
  expect(isOfferedRolle(['fahrzeug_buchen', 'benutzer_pflegen'], ['leseraum'])).toBe(true)
  expect(isOfferedRolle(['fahrzeug_buchen'], ['fahrzeugbuchung'])).toBe(true)
  expect(isOfferedRolle([], [])).toBe(true)
})
