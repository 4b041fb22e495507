import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Angaben,
  centOf,
  checkInOf,
  checkOutOf,
  firstAngaben,
  fragenIn,
  missingIn,
  neededIn,
  type Regeln,
  refusalsOf,
} from './angaben.ts'

const einstellungen = resolveAll({ mandant: {}, gruppen: [], benutzer: {} })
const TRIP: Regeln['fahrt'] = {
  von: '2026-11-24T08:00:00Z',
  bis: '2026-11-24T10:00:00Z',
  beginnIst: '2026-11-24T08:00:00Z',
  entfernungKm: null,
  fahrtenbuch: 'steuerlich',
}
const AT_CHECK_IN: Regeln = { art: 'checkIn', letzterStand: 48_000, fahrt: TRIP, einstellungen }
const AT_CHECK_OUT: Regeln = { art: 'checkOut', letzterStand: 48_000, fahrt: TRIP, einstellungen }
const END = Temporal.Instant.from(TRIP.bis)

const FAHRT = {
  kilometerstand: 48_000,
  stellplatz: 'P 3',
  fahrtgrund: 'Kundentermin',
  zielort: 'Lübeck',
  zielperson: '',
  umweg: '',
  fahrtart: 'dienstlich',
} as const
const ZUSTAND = {
  kilometerstand: 48_000,
  tankProzent: 70,
  sauberkeitAussen: 'sauber',
  sauberkeitInnen: null,
  stellplatz: 'P 3',
}

const FULL: Angaben = {
  ...firstAngaben('checkIn', FAHRT, ZUSTAND),
  sauberkeitAussen: 'sauber',
  sauberkeitInnen: 'verschmutzt',
  sichtpruefung: { beleuchtung: true, reifen: true, ladung: false },
}
const BACK: Angaben = { ...FULL, kilometerstand: 48_120, bestaetigt: true }

const codes = (angaben: Angaben, regeln: Regeln) => refusalsOf(angaben, regeln, END).map(({ code }) => code)

describe('a tax-grade logbook', () => {
  const somewhere = { ...BACK, zielort: ' ' }

  test('needs the destination when the car comes back, not before', () => {
    expect(codes(somewhere, AT_CHECK_OUT)).toEqual(['fahrtenbuch.zielortFehlt'])
    expect(codes({ ...FULL, zielort: '' }, AT_CHECK_IN)).toEqual([])
  })

  test('asks nothing of a private trip, and a simple one of none', () => {
    expect(codes({ ...somewhere, fahrtart: 'privat' }, AT_CHECK_OUT)).toEqual([])
    expect(codes(somewhere, { ...AT_CHECK_OUT, fahrt: { ...TRIP, fahrtenbuch: 'einfach' } })).toEqual([])
    expect(codes(somewhere, { ...AT_CHECK_OUT, fahrt: { ...TRIP, fahrtenbuch: undefined } })).toEqual([])
  })
})

describe('what the logbook still needs at check-out', () => {
  const blank = { ...BACK, fahrtgrund: '', zielort: ' ', zielperson: '' }
  const simple = { fahrt: { ...TRIP, fahrtenbuch: 'einfach' } } as const

  test('of a trip on business: purpose, and in a tax-grade one destination and person too', () => {
    expect(neededIn(blank, AT_CHECK_OUT)).toEqual(['zielort', 'zweck', 'zielperson'])
    expect(neededIn(blank, simple)).toEqual(['zweck'])
    expect(neededIn({ ...blank, zielort: 'Kiel', fahrtgrund: 'Messe' }, AT_CHECK_OUT)).toEqual(['zielperson'])
  })

  test('of a trip of another kind, as it was in the end, nothing', () => {
    expect(neededIn({ ...blank, fahrtart: 'privat' }, AT_CHECK_OUT)).toEqual([])
    expect(neededIn({ ...blank, fahrtart: 'arbeitsweg' }, AT_CHECK_OUT)).toEqual([])
  })
})

describe('what the form begins with', () => {
  test('at check-in: what the last driver left, to be compared', () => {
    expect(firstAngaben('checkIn', FAHRT, ZUSTAND)).toMatchObject({
      kilometerstand: 48_000,
      tankProzent: 70,
      stellplatz: 'P 3',
      sauberkeitAussen: '',
    })
  })

  test('at check-out: no mileage, but the destination and purpose of the booking', () => {
    expect(firstAngaben('checkOut', FAHRT, null)).toMatchObject({
      kilometerstand: '',
      fahrtgrund: 'Kundentermin',
      zielort: 'Lübeck',
    })
  })
})

describe('mileage', () => {
  test.each([
    [48_000, []],
    [48_001, []],
    [47_999, ['fahrzeug.kilometerZuKlein']],
    [0, ['fahrzeug.kilometerZuKlein']],
  ])('%i after 48000 is answered %j', (kilometerstand, expected) => {
    expect(codes({ ...FULL, kilometerstand }, AT_CHECK_IN)).toEqual(expected)
    expect(codes({ ...BACK, kilometerstand }, AT_CHECK_OUT)).toEqual(expected)
  })

  test('the sentence is true of every number that it refuses, and of none that is taken', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(9_999_999), (kilometerstand, letzterStand) => {
        const [refused] = refusalsOf({ ...FULL, kilometerstand }, { ...AT_CHECK_IN, letzterStand }, END)
        if (refused === undefined) expect(kilometerstand).toBeGreaterThanOrEqual(letzterStand)
        else expect(kilometerstand).toBeLessThanOrEqual(Number(refused.data.value))
      }),
    )
  })

  test('left empty it is asked for, not refused as too small', () => {
    expect(codes({ ...BACK, kilometerstand: '' }, AT_CHECK_OUT)).toEqual(['fahrzeug.pflichtfelder'])
  })
})

describe('fuel', () => {
  test.each([0, 50, 100])('%i per cent is taken', (tankProzent) => {
    expect(codes({ ...FULL, tankProzent }, AT_CHECK_IN)).toEqual([])
  })

  test.each([-1, 101, 12.5])('%d per cent is refused', (tankProzent) => {
    expect(codes({ ...FULL, tankProzent }, AT_CHECK_IN)).toEqual(['fahrzeug.tankstand'])
  })

  test('left empty it is asked for', () => {
    expect(codes({ ...FULL, tankProzent: '' }, AT_CHECK_IN)).toEqual(['fahrzeug.pflichtfelder'])
  })
})

describe('what must not be left out', () => {
  test('at check-in the look at the car, at check-out the confirmation', () => {
    const unlooked = { ...FULL, sichtpruefung: { ...FULL.sichtpruefung, reifen: null } }
    expect(missingIn(unlooked, AT_CHECK_IN)).toEqual(['sichtpruefung'])
    expect(missingIn({ ...unlooked, bestaetigt: true }, AT_CHECK_OUT)).toEqual([])
    expect(codes({ ...BACK, bestaetigt: false }, AT_CHECK_OUT)).toEqual(['fahrzeug.checkOutNichtBestaetigt'])
  })

  test('a house that asks for no confirmation gets none', () => {
    const quiet = resolveAll({
      mandant: { 'fahrzeug.bestaetigungVorCheckOut': 'false' },
      gruppen: [],
      benutzer: {},
    })
    expect(codes({ ...BACK, bestaetigt: false }, { ...AT_CHECK_OUT, einstellungen: quiet })).toEqual([])
  })

  test('a state of cleanliness that the house does not have is refused with the ones it has', () => {
    const [refused] = refusalsOf({ ...FULL, sauberkeitInnen: 'staubig' }, AT_CHECK_IN, END)
    expect(refused).toMatchObject({ code: 'fahrzeug.sauberkeitUnbekannt', field: 'sauberkeitInnen' })
  })

  test('a damage without a word', () => {
    const schaden = { schluessel: 's', ansicht: 'links', x: 1, y: 2, beschreibung: ' ', foto: null } as const
    expect(missingIn({ ...FULL, schaeden: [schaden] }, AT_CHECK_IN)).toEqual(['schaeden'])
  })
})

describe('what is sent', () => {
  const schaden = {
    schluessel: 's',
    ansicht: 'hinten',
    x: 1,
    y: 2,
    beschreibung: ' Delle ',
    foto: 'foto',
  } as const

  test('of a check-in: something not in order is recorded as such', () => {
    expect(checkInOf({ ...FULL, schaeden: [schaden] })).toEqual({
      kilometerstand: 48_000,
      tankProzent: 70,
      sauberkeitAussen: 'sauber',
      sauberkeitInnen: 'verschmutzt',
      stellplatz: 'P 3',
      schaeden: [{ beschreibung: 'Delle', ansicht: 'hinten', x: 1, y: 2, bildId: 'foto' }],
      sichtpruefung: { beleuchtung: true, reifen: true, ladung: false },
    })
  })

  test('of a private trip: neither purpose nor destination', () => {
    expect(checkOutOf(BACK)).toMatchObject({ fahrtgrund: 'Kundentermin', zielort: 'Lübeck' })
    const privat = checkOutOf({ ...BACK, fahrtart: 'privat' })
    expect(privat.fahrtart).toBe('privat')
    expect(Object.keys(privat)).not.toContain('zielort')
    expect(Object.keys(privat)).not.toContain('fahrtgrund')
  })

  test.each([
    ['', null],
    [0, 0],
    [12.5, 1250],
    [0.29, 29],
    [83.17, 8317],
    [42.5, 4250],
  ] as const)('%j euros are %j cents', (betrag, cent) => {
    expect(centOf(betrag)).toBe(cent)
  })
})

describe('what is asked before it is kept on the device', () => {
  const asked = (art: 'checkIn' | 'checkOut', kilometerstand: number | '', zeit: string) =>
    fragenIn(
      { ...BACK, kilometerstand },
      { ...AT_CHECK_OUT, art, letzterStand: 10_000 },
      Temporal.Instant.from(zeit),
    ).map(({ code }) => code)

  test('are the questions of the server, by what the device knows', () => {
    expect(asked('checkOut', 10_148, '2026-11-24T08:01:00Z')).toEqual(['fahrzeug.frageTempo'])
    expect(asked('checkOut', 10_148, '2026-11-24T10:00:00Z')).toEqual([])
    expect(asked('checkIn', 10_148, '2026-11-24T08:00:00Z')).toEqual(['fahrzeug.frageSprung'])
    expect(asked('checkOut', '', '2026-11-24T08:01:00Z')).toEqual([])
    expect(asked('checkOut', 9_000, '2026-11-24T08:01:00Z')).toEqual([])
  })
})
