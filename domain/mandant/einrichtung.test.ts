import { describe, expect, it } from 'vitest'
import { type EinrichtungFacts, einrichtungOf } from './einrichtung.ts'

const EMPTY: EinrichtungFacts = {
  module: ['leseraum', 'fahrzeugbuchung'],
  unnoetig: [],
  aussehen: false,
  standorte: 0,
  plaene: 0,
  plaetze: 0,
  offenePlaene: 0,
  offenePlaetze: 0,
  fahrzeuge: 0,
  fahrer: 0,
  menschen: 1,
  berechtigte: 1,
}

const of = (more: Partial<EinrichtungFacts> = {}) => einrichtungOf({ ...EMPTY, ...more })
const standOf = (schritt: string, more: Partial<EinrichtungFacts> = {}) =>
  of(more).schritte.find((one) => one.schritt === schritt)?.stand

describe('the steps of a new house', () => {
  it('are all open, whoever made it being alone', () => {
    expect(new Set(of().schritte.map(({ stand }) => stand))).toEqual(new Set(['offen']))
    expect(of().schritte).toHaveLength(8)
  })

  it('are those of its modules', () => {
    const named = (module: string[]) => of({ module }).schritte.map(({ schritt }) => schritt)
    expect(named(['leseraum'])).toEqual(['aussehen', 'standort', 'plan', 'zeiten', 'menschen', 'rechte'])
    expect(named(['fahrzeugbuchung'])).toEqual([
      'aussehen',
      'standort',
      'fahrzeuge',
      'scheine',
      'menschen',
      'rechte',
    ])
    expect(named([])).toEqual(['aussehen', 'standort', 'menschen', 'rechte'])
  })

  it.each<[string, Partial<EinrichtungFacts>]>([
    ['aussehen', { aussehen: true }],
    ['standort', { standorte: 1 }],
    ['plan', { plaetze: 1 }],
    ['zeiten', { offenePlaetze: 1 }],
    ['fahrzeuge', { fahrzeuge: 1 }],
    ['scheine', { fahrer: 1 }],
    ['menschen', { menschen: 2 }],
    ['rechte', { berechtigte: 2 }],
  ])('%s is done by what stands there, whatever was said before', (schritt, more) => {
    expect(standOf(schritt)).toBe('offen')
    expect(standOf(schritt, { unnoetig: [schritt] })).toBe('unnoetig')
    expect(standOf(schritt, { ...more, unnoetig: [schritt] })).toBe('erledigt')
  })
})

describe('what people can do', () => {
  it.each<[string | null, Partial<EinrichtungFacts>]>([
    ['standort', {}],
    ['plan', { standorte: 1 }],
    ['plaetze', { standorte: 1, plaene: 1 }],
    ['zeiten', { standorte: 1, plaene: 1, plaetze: 60 }],
    [null, { standorte: 1, plaene: 1, plaetze: 60, offenePlaene: 1, offenePlaetze: 60 }],
  ])('with seats waits for %s', (fehlt, more) => {
    expect(of(more).plaetze?.fehlt).toBe(fehlt)
  })

  it.each<[string | null, Partial<EinrichtungFacts>]>([
    ['standort', {}],
    ['fahrzeuge', { standorte: 1 }],
    ['scheine', { standorte: 1, fahrzeuge: 3 }],
    [null, { standorte: 1, fahrzeuge: 3, fahrer: 1 }],
  ])('with cars waits for %s', (fehlt, more) => {
    expect(of(more).fahrzeuge?.fehlt).toBe(fehlt)
  })

  it('is nothing until seats or cars can be booked', () => {
    const seats = { standorte: 1, plaene: 1, plaetze: 6, offenePlaene: 1, offenePlaetze: 6 }
    expect(of().leer).toBe(true)
    expect(of(seats).leer).toBe(false)
    expect(of({ standorte: 1, fahrzeuge: 1, fahrer: 1 }).leer).toBe(false)
    expect(of({ ...seats, module: ['fahrzeugbuchung'] }).leer).toBe(true)
    expect(of({ module: [] })).toMatchObject({ leer: false, plaetze: null, fahrzeuge: null })
  })
})
