import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FahrzeugId } from '../id.ts'
import { car, codesOf, type FahrtFactsMore, fahrt, fahrtFacts, gebucht, trip } from '../testing/fahrzeug.ts'
import { ADA, at, BEN, between } from '../testing/leseraum.ts'
import { decideErsatz, proposeErsatz, stepsUp } from './ersatz.ts'
import { type Fahrzeug, KATEGORIEN } from './types.ts'

const other = (id: string, more: Partial<Fahrzeug> = {}) =>
  car({ id: id as FahrzeugId, kennzeichen: id, ...more })
const propose = (fleet: readonly Fahrzeug[], facts: FahrtFactsMore = {}, personen = 1) =>
  proposeErsatz(fahrt({ personen }), fleet, fahrtFacts(facts)).map(({ kennzeichen }) => kennzeichen)

describe('the categories that can replace another', () => {
  it.each([
    ['kleinwagen', 'oberklasse', 4],
    ['kombi', 'kombi', 0],
    ['kombi', 'mittelklasse', null],
    ['oberklasse', 'van', 1],
    ['van', 'kleinbus', 1],
    ['van', 'oberklasse', null],
    ['kleinbus', 'transporter', null],
    ['kleinwagen', 'transporter', null],
    ['transporter', 'lkw', 2],
    ['lkw', 'transporter', null],
  ] as const)('%s → %s: %s', (from, to, steps) => {
    expect(stepsUp(from, to)).toBe(steps)
  })

  it('are transitive: a replacement of a replacement can replace the first', () => {
    const kategorie = fc.constantFrom(...KATEGORIEN)
    fc.assert(
      fc.property(kategorie, kategorie, kategorie, (a, b, c) => {
        if (stepsUp(a, b) !== null && stepsUp(b, c) !== null) expect(stepsUp(a, c)).not.toBeNull()
        expect(stepsUp(a, a)).toBe(0)
      }),
    )
  })
})

describe('another car', () => {
  it('is of the same location first, then of the nearest category, then by plate', () => {
    const fleet = [
      other('far', { standortId: 'stadt' }),
      other('big', { kategorie: 'oberklasse' }),
      other('b'),
      other('a'),
      other('estate', { kategorie: 'kombi' }),
      other('small', { kategorie: 'kleinwagen' }),
    ]
    expect(propose(fleet)).toEqual(['a', 'b', 'estate', 'big', 'far'])
  })

  it('is not itself, not taken, not deactivated, and fits people and licence', () => {
    const fleet = [
      car(),
      other('taken'),
      other('gone', { deaktiviert: true }),
      other('heavy', { fuehrerscheinklasse: 'C1' }),
      other('narrow', { sitze: 2 }),
      other('good'),
    ]
    const belegungen = [trip(between('11:10', '12:00'), { fahrzeugId: 'taken' })]
    expect(propose(fleet, { belegungen }, 4)).toEqual(['good'])
  })

  it('is available for a trip that should have started', () => {
    expect(propose([other('good')], { now: at('10:05') })).toEqual(['good'])
  })
})

describe('a move to another car', () => {
  const HER = { benutzerId: ADA as string, pflege: false }
  const take = (now: string, facts: FahrtFactsMore = {}, actor = HER) =>
    decideErsatz(
      gebucht('reserviert'),
      fahrt({ fahrzeug: other('good') }),
      actor,
      fahrtFacts({ now: at(now), ...facts }),
    )

  it('is possible before and after the start, until the end', () => {
    expect(take('08:00')).toEqual({ ok: true, value: { status: 'reserviert', freigabeGruende: [] } })
    expect(take('10:59').ok).toBe(true)
    expect(codesOf(take('11:00'))).toEqual(['buchung.inVergangenheit'])
  })

  it('is for the trip’s people, while the car is free', () => {
    expect(codesOf(take('08:00', {}, { benutzerId: BEN, pflege: false }))).toEqual(['buchung.nurEigene'])
    const belegungen = [trip(between('09:00', '11:00'), { fahrzeugId: 'good' })]
    expect(codesOf(take('08:00', { belegungen }))).toEqual(['fahrzeug.belegt'])
  })
})
