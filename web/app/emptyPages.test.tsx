// @vitest-environment happy-dom
import { countZaehler } from '@platzwart/contract/operations/freigabe'
import { PAGE } from '@platzwart/contract/paths'
import { BERECHTIGUNGEN, type Berechtigung } from '@platzwart/domain/berechtigung/names'
import { describe, expect, test } from 'vitest'
import { fuhrpark } from '../testing/fahrzeug.ts'
import { all, eventually, find, said } from '../testing/find.ts'
import { visitApp } from '../testing/house.tsx'
import { saal } from '../testing/leseraum.ts'
import { answer } from '../testing/server.ts'

const DRIVES: readonly Berechtigung[] = ['fahrzeug_buchen']

/** Pages of an empty house: their text, and where its administrators go from there. */
const EMPTY = [
  { at: PAGE.karte, says: 'Noch kein Grundriss', way: 'Grundriss anlegen', to: `${PAGE.adminRaeume}/neu` },
  { at: PAGE.liste, says: 'Noch kein Grundriss', way: 'Grundriss anlegen', to: `${PAGE.adminRaeume}/neu` },
  {
    at: PAGE.fahrzeuge,
    says: 'Noch keine Fahrzeuge',
    way: 'Fahrzeug aufnehmen',
    to: `${PAGE.adminFahrzeuge}/neu`,
  },
  {
    at: PAGE.uebersicht,
    says: 'Noch keine Fahrzeuge',
    way: 'Fahrzeug aufnehmen',
    to: `${PAGE.adminFahrzeuge}/neu`,
  },
]

const arrive = (at: string, rechte: readonly Berechtigung[]) =>
  visitApp(at, {
    rechte,
    module: ['leseraum', 'fahrzeugbuchung'],
    answers: [
      fuhrpark({ cars: [], hits: [] }),
      saal({ plans: [] }),
      answer(countZaehler, { freigaben: 0, fuehrerscheine: 0 }),
    ].flat(),
  })

describe.each(EMPTY)('$at of an empty house', ({ at, says, way, to }) => {
  test('says so, and links administrators to the first step', async () => {
    await arrive(at, [...BERECHTIGUNGEN])
    await eventually(() => expect(said()).toContain(says))
    expect(said()).not.toContain('passt zum Filter')
    expect(find('link', way).getAttribute('href')?.split('?')[0]).toBe(to)
  })

  test('says so to everybody else, without a link to a closed page', async () => {
    await arrive(at, DRIVES)
    await eventually(() => expect(said()).toContain(says))
    expect(all('link', way)).toEqual([])
  })
})
