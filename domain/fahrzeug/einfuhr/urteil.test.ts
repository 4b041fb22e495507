import { describe, expect, test } from 'vitest'
import { changesOf } from '../betroffene.ts'
import { FAHRZEUGE_COLUMNS, readFahrzeugCell } from './columns.ts'
import {
  type FahrzeugLine,
  type FahrzeugUmfeld,
  judgeFahrzeug,
  type KnownFahrzeug,
  type Place,
} from './urteil.ts'

const HAUS: Place = {
  id: 'haus',
  name: 'Haus',
  abstellplaetze: [
    { id: 'e1', name: 'Ebene 1' },
    { id: 'e2', name: 'Ebene 2' },
  ],
}
const WERK: Place = { id: 'werk', name: 'Werk', abstellplaetze: [{ id: 'hof', name: 'Hof' }] }
const WERK_2: Place = { id: 'werk2', name: 'Werk', abstellplaetze: [] }

const GOLF: KnownFahrzeug = {
  id: 'golf',
  marke: 'VW',
  modell: 'Golf',
  kategorie: 'kompaktklasse',
  farbe: 'blau',
  sitze: 5,
  tueren: 5,
  kraftstoff: 'benzin',
  leistungKw: 85,
  getriebe: 'schaltung',
  kofferLiter: 380,
  fahrtenbuch: 'einfach',
  fuehrerscheinklasse: 'B',
  klimaanlage: true,
  navigation: false,
  tempomat: false,
  sitzheizung: false,
  gueltigVon: null,
  gueltigBis: '2027-12-31',
  hinweis: 'Hoch: 2,50 m',
  schluesselHinweis: 'am Empfang',
  standort: HAUS,
  abstellplatz: { id: 'e1', name: 'Ebene 1' },
}

const around = (more: Partial<FahrzeugUmfeld> = {}): FahrzeugUmfeld => ({
  bekannt: (plate) => (plate === 'NH 1' ? GOLF : undefined),
  standorte: (name) => [HAUS, WERK].filter((ort) => ort.name.toLowerCase() === name.toLowerCase()),
  ersteZeile: () => undefined,
  ...more,
})

const judge = (more: Partial<FahrzeugLine>, umfeld = around()) =>
  judgeFahrzeug({ zeile: 2, kennzeichen: 'NH 1', ...more }, umfeld)

describe('a cell', () => {
  test.each([
    ['kategorie', 'Estate', 'kombi'],
    ['kategorie', 'Kompaktklasse', 'kompaktklasse'],
    ['kraftstoff', 'Petrol', 'benzin'],
    ['getriebe', 'Schaltgetriebe', 'schaltung'],
    ['fuehrerscheinklasse', 'c1e', 'C1E'],
    ['fahrtenbuch', 'tax-grade', 'steuerlich'],
    ['klimaanlage', 'nein', false],
    ['sitze', '5', 5],
    ['kilometerstand', '48.210', 48_210],
    ['gueltigBis', '31.12.2026', '2026-12-31'],
    ['marke', '0815', '0815'],
  ] as const)('of %s that says %s means %s', (spalte, cell, meant) => {
    expect(readFahrzeugCell(spalte, cell)).toBe(meant)
  })

  test('has a heading that no other column has', () => {
    const all = FAHRZEUGE_COLUMNS.spalten.flatMap((spalte) => FAHRZEUGE_COLUMNS.names[spalte])
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('a line about a vehicle', () => {
  test('of the fleet changes what it sets, and nothing else', () => {
    expect(judge({ farbe: 'rot', sitze: 5, kilometerstand: 99 })).toEqual({
      urteil: 'geaendert',
      fahrzeugId: 'golf',
      verstoesse: [],
      werte: { farbe: 'rot' },
      aenderungen: { farbe: 'rot' },
      vorher: { farbe: 'blau' },
    })
    expect(judge({ kilometerstand: 99 }).urteil).toBe('unveraendert')
  })

  test('that is new keeps everything that it sets', () => {
    const { urteil, werte } = judge({
      kennzeichen: 'NH 2',
      marke: 'VW',
      standort: 'haus',
      abstellplatz: 'EBENE 2',
      kilometerstand: 99,
    })
    expect([urteil, werte]).toEqual([
      'neu',
      { marke: 'VW', standortId: 'haus', abstellplatzId: 'e2', kilometerstand: 99 },
    ])
  })

  test('that moves to another location loses its parking space, unless it gets one there', () => {
    expect(judge({ standort: 'Werk' })).toMatchObject({
      werte: { standortId: 'werk', abstellplatzId: null },
      vorher: { standort: 'Haus', abstellplatz: 'Ebene 1' },
      aenderungen: { standort: 'Werk', abstellplatz: '' },
    })
    expect(judge({ standort: 'Werk', abstellplatz: 'Hof' }).werte).toEqual({
      standortId: 'werk',
      abstellplatzId: 'hof',
    })
    expect(judge({ abstellplatz: 'Ebene 2' }).werte).toEqual({ abstellplatzId: 'e2' })
    expect(judge({ abstellplatz: 'ebene 1', standort: 'HAUS' }).urteil).toBe('unveraendert')
  })

  test('is refused if it names something missing or ambiguous, or repeats itself', () => {
    const reasons = (more: Partial<FahrzeugLine>, umfeld = around()) =>
      judge(more, umfeld).verstoesse.map(({ code, field }) => [code, field])
    expect(reasons({ standort: 'Mond' })).toEqual([['einfuhr.standortUnbekannt', 'standort']])
    expect(reasons({ standort: 'Werk', abstellplatz: 'Ebene 1' })).toEqual([
      ['einfuhr.abstellplatzUnbekannt', 'abstellplatz'],
    ])
    expect(reasons({}, around({ ersteZeile: () => 1 }))).toEqual([
      ['einfuhr.kennzeichenDoppelt', 'kennzeichen'],
    ])
    const two = around({ standorte: (name) => (name === 'Werk' ? [WERK, WERK_2] : [HAUS]) })
    expect(reasons({ standort: 'Werk' }, two)).toEqual([['einfuhr.standortMehrdeutig', 'standort']])
    const there = around({ ...two, bekannt: () => ({ ...GOLF, standort: WERK_2, abstellplatz: null }) })
    expect(judge({ standort: 'Werk' }, there).urteil).toBe('unveraendert')
  })
})

test('Bookings depend on the location and the days', () => {
  const before = { standortId: 'a', gueltigVon: null, gueltigBis: null }
  expect(changesOf(before, before)).toEqual([])
  expect(
    changesOf(before, { ...before, standortId: 'b', gueltigBis: '2026-12-31' }).map(({ art }) => art),
  ).toEqual(['standort', 'gueltigkeit'])
})
