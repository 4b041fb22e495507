import { describe, expect, it } from 'vitest'
import { type EinrichtungFacts, einrichtungOf, type RoomFacts } from './einrichtung.ts'

const NO_ROOMS: RoomFacts = {
  plaene: 0,
  plaetze: 0,
  offenePlaene: 0,
  offenePlaetze: 0,
  ohnePlaetze: null,
  ohneZeiten: null,
}

const EMPTY: EinrichtungFacts = {
  module: ['leseraum', 'fahrzeugbuchung'],
  unnoetig: [],
  aussehen: false,
  rechtstexte: false,
  standorte: 0,
  raeume: { leseraum: NO_ROOMS, arbeitswelt: NO_ROOMS },
  fahrzeuge: 0,
  fahrer: 0,
  menschen: 1,
  berechtigte: 1,
}

/** A house with rooms of one module. */
const rooms = (more: Partial<RoomFacts>, bereich: 'leseraum' | 'arbeitswelt' = 'leseraum') => ({
  raeume: { ...EMPTY.raeume, [bereich]: { ...NO_ROOMS, ...more } },
})

const of = (more: Partial<EinrichtungFacts> = {}) => einrichtungOf({ ...EMPTY, ...more })
const standOf = (schritt: string, more: Partial<EinrichtungFacts> = {}) =>
  of(more).schritte.find((one) => one.schritt === schritt)?.stand

describe('the setup steps of a new house', () => {
  it('are all open while it has a single person', () => {
    expect(new Set(of().schritte.map(({ stand }) => stand))).toEqual(new Set(['offen']))
    expect(of().schritte).toHaveLength(9)
  })

  it('are those of its modules', () => {
    const named = (module: string[]) => of({ module }).schritte.map(({ schritt }) => schritt)
    const always = ['aussehen', 'rechtstexte', 'standort']
    const people = ['menschen', 'rechte']
    const reading = ['plan', 'zeiten']
    const working = ['planArbeitswelt', 'zeitenArbeitswelt']
    expect(named(['leseraum'])).toEqual([always, reading, people].flat())
    expect(named(['arbeitswelt'])).toEqual([always, working, people].flat())
    expect(named(['leseraum', 'arbeitswelt'])).toEqual([always, reading, working, people].flat())
    expect(named(['fahrzeugbuchung'])).toEqual([always, 'fahrzeuge', 'scheine', people].flat())
    expect(named([])).toEqual([always, people].flat())
  })

  it.each<[string, Partial<EinrichtungFacts>]>([
    ['aussehen', { aussehen: true }],
    ['rechtstexte', { rechtstexte: true }],
    ['standort', { standorte: 1 }],
    ['plan', rooms({ plaetze: 1 })],
    ['zeiten', rooms({ offenePlaetze: 1 })],
    ['planArbeitswelt', rooms({ plaetze: 1 }, 'arbeitswelt')],
    ['zeitenArbeitswelt', rooms({ offenePlaetze: 1 }, 'arbeitswelt')],
    ['fahrzeuge', { fahrzeuge: 1 }],
    ['scheine', { fahrer: 1 }],
    ['menschen', { menschen: 2 }],
    ['rechte', { berechtigte: 2 }],
  ])('%s is done by what stands there, whatever was said before', (schritt, more) => {
    const module = ['leseraum', 'arbeitswelt', 'fahrzeugbuchung']
    expect(standOf(schritt, { module })).toBe('offen')
    expect(standOf(schritt, { module, unnoetig: [schritt] })).toBe('unnoetig')
    expect(standOf(schritt, { ...more, module, unnoetig: [schritt] })).toBe('erledigt')
  })
})

it('name the plan that needs a step', () => {
  const raeume = {
    leseraum: { ...NO_ROOMS, ohnePlaetze: 'a', ohneZeiten: 'b' },
    arbeitswelt: { ...NO_ROOMS, ohnePlaetze: 'c', ohneZeiten: 'd' },
  }
  const { schritte } = of({ module: ['leseraum', 'arbeitswelt'], raeume })
  expect(schritte.filter(({ grundriss }) => grundriss !== null)).toMatchObject([
    { schritt: 'plan', grundriss: 'a' },
    { schritt: 'zeiten', grundriss: 'b' },
    { schritt: 'planArbeitswelt', grundriss: 'c' },
    { schritt: 'zeitenArbeitswelt', grundriss: 'd' },
  ])
})

describe('what people can do', () => {
  it.each<[string | null, Partial<EinrichtungFacts>]>([
    ['standort', {}],
    ['plan', { standorte: 1 }],
    ['plaetze', { standorte: 1, ...rooms({ plaene: 1 }) }],
    ['zeiten', { standorte: 1, ...rooms({ plaene: 1, plaetze: 60 }) }],
    [null, { standorte: 1, ...rooms({ plaene: 1, plaetze: 60, offenePlaene: 1, offenePlaetze: 60 }) }],
    // For a module that the house does not have.
    ['plan', { standorte: 1, ...rooms({ plaene: 1, plaetze: 60, offenePlaetze: 60 }, 'arbeitswelt') }],
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
    const open = { plaene: 1, plaetze: 6, offenePlaene: 1, offenePlaetze: 6 }
    const seats = { standorte: 1, ...rooms(open) }
    const desks = { standorte: 1, ...rooms(open, 'arbeitswelt') }
    expect(of().leer).toBe(true)
    expect(of(seats).leer).toBe(false)
    expect(of({ standorte: 1, fahrzeuge: 1, fahrer: 1 }).leer).toBe(false)
    expect(of({ ...seats, module: ['fahrzeugbuchung'] }).leer).toBe(true)
    expect(of({ ...desks, module: ['arbeitswelt'] })).toMatchObject({
      leer: false,
      plaetze: { anzahl: 6, raeume: 1, fehlt: null },
    })
    expect(of({ module: [] })).toMatchObject({ leer: false, plaetze: null, fahrzeuge: null })
  })
})
