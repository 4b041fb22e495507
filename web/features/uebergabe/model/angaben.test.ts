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

  test('requires the destination at check-out, not before', () => {
    expect(codes(somewhere, AT_CHECK_OUT)).toEqual(['fahrtenbuch.zielortFehlt'])
    expect(codes({ ...FULL, zielort: '' }, AT_CHECK_IN)).toEqual([])
  })

  test('requires nothing for a private trip, and a simple one requires nothing at all', () => {
    expect(codes({ ...somewhere, fahrtart: 'privat' }, AT_CHECK_OUT)).toEqual([])
    expect(codes(somewhere, { ...AT_CHECK_OUT, fahrt: { ...TRIP, fahrtenbuch: 'einfach' } })).toEqual([])
    expect(codes(somewhere, { ...AT_CHECK_OUT, fahrt: { ...TRIP, fahrtenbuch: undefined } })).toEqual([])
  })
})

describe('the missing logbook facts at check-out', () => {
  const blank = { ...BACK, fahrtgrund: '', zielort: ' ', zielperson: '' }
  const simple = { fahrt: { ...TRIP, fahrtenbuch: 'einfach' } } as const

  test('of a business trip: purpose, and in a tax-grade logbook destination and person too', () => {
    expect(neededIn(blank, AT_CHECK_OUT)).toEqual(['zielort', 'zweck', 'zielperson'])
    expect(neededIn(blank, simple)).toEqual(['zweck'])
    expect(neededIn({ ...blank, zielort: 'Kiel', fahrtgrund: 'Messe' }, AT_CHECK_OUT)).toEqual(['zielperson'])
  })

  test('of another kind of trip, as finally declared, are none', () => {
    expect(neededIn({ ...blank, fahrtart: 'privat' }, AT_CHECK_OUT)).toEqual([])
    expect(neededIn({ ...blank, fahrtart: 'arbeitsweg' }, AT_CHECK_OUT)).toEqual([])
  })
})

describe('the form’s initial values', () => {
  test('at check-in: the last driver’s values, for comparison', () => {
    expect(firstAngaben('checkIn', FAHRT, ZUSTAND)).toMatchObject({
      kilometerstand: 48_000,
      tankProzent: 70,
      stellplatz: 'P 3',
      sauberkeitAussen: '',
    })
  })

  test('at check-out: no mileage, but the booking’s destination and purpose', () => {
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

  test('the error text is true for every refused number, and shown for no accepted one', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(9_999_999), (kilometerstand, letzterStand) => {
        const [refused] = refusalsOf({ ...FULL, kilometerstand }, { ...AT_CHECK_IN, letzterStand }, END)
        if (refused === undefined) expect(kilometerstand).toBeGreaterThanOrEqual(letzterStand)
        else expect(kilometerstand).toBeLessThanOrEqual(Number(refused.data.value))
      }),
    )
  })

  test('an empty value is reported as missing, not as too small', () => {
    expect(codes({ ...BACK, kilometerstand: '' }, AT_CHECK_OUT)).toEqual(['fahrzeug.pflichtfelder'])
  })
})

describe('fuel', () => {
  test.each([0, 50, 100])('%i per cent is accepted', (tankProzent) => {
    expect(codes({ ...FULL, tankProzent }, AT_CHECK_IN)).toEqual([])
  })

  test.each([-1, 101, 12.5])('%d per cent is refused', (tankProzent) => {
    expect(codes({ ...FULL, tankProzent }, AT_CHECK_IN)).toEqual(['fahrzeug.tankstand'])
  })

  test('an empty value is reported as missing', () => {
    expect(codes({ ...FULL, tankProzent: '' }, AT_CHECK_IN)).toEqual(['fahrzeug.pflichtfelder'])
  })
})

describe('required fields', () => {
  test('the inspection at check-in, the confirmation at check-out', () => {
    const unlooked = { ...FULL, sichtpruefung: { ...FULL.sichtpruefung, reifen: null } }
    expect(missingIn(unlooked, AT_CHECK_IN)).toEqual(['sichtpruefung'])
    expect(missingIn({ ...unlooked, bestaetigt: true }, AT_CHECK_OUT)).toEqual([])
    expect(codes({ ...BACK, bestaetigt: false }, AT_CHECK_OUT)).toEqual(['fahrzeug.checkOutNichtBestaetigt'])
  })

  test('no confirmation in a house that does not ask for it', () => {
    const quiet = resolveAll({
      mandant: { 'fahrzeug.bestaetigungVorCheckOut': 'false' },
      gruppen: [],
      benutzer: {},
    })
    expect(codes({ ...BACK, bestaetigt: false }, { ...AT_CHECK_OUT, einstellungen: quiet })).toEqual([])
  })

  test('an unknown level of cleanliness is refused with the known ones', () => {
    const [refused] = refusalsOf({ ...FULL, sauberkeitInnen: 'staubig' }, AT_CHECK_IN, END)
    expect(refused).toMatchObject({ code: 'fahrzeug.sauberkeitUnbekannt', field: 'sauberkeitInnen' })
  })

  test('the description of a damage', () => {
    const schaden = { schluessel: 's', ansicht: 'links', x: 1, y: 2, beschreibung: ' ', foto: null } as const
    expect(missingIn({ ...FULL, schaeden: [schaden] }, AT_CHECK_IN)).toEqual(['schaeden'])
  })
})

describe('the request', () => {
  const schaden = {
    schluessel: 's',
    ansicht: 'hinten',
    x: 1,
    y: 2,
    beschreibung: ' Delle ',
    foto: 'foto',
  } as const

  test('of a check-in records a defect as such', () => {
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

  test('of a private trip has neither purpose nor destination', () => {
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

describe('the questions before storing a record', () => {
  const asked = (art: 'checkIn' | 'checkOut', kilometerstand: number | '', zeit: string) =>
    fragenIn(
      { ...BACK, kilometerstand },
      { ...AT_CHECK_OUT, art, letzterStand: 10_000 },
      Temporal.Instant.from(zeit),
    ).map(({ code }) => code)

  test('equal the server’s, based on what the device knows', () => {
    expect(asked('checkOut', 10_148, '2026-11-24T08:01:00Z')).toEqual(['fahrzeug.frageTempo'])
    expect(asked('checkOut', 10_148, '2026-11-24T10:00:00Z')).toEqual([])
    expect(asked('checkIn', 10_148, '2026-11-24T08:00:00Z')).toEqual(['fahrzeug.frageSprung'])
    expect(asked('checkOut', '', '2026-11-24T08:01:00Z')).toEqual([])
    expect(asked('checkOut', 9_000, '2026-11-24T08:01:00Z')).toEqual([])
  })
})
