import { type Columns, readWord, YES_NO } from '../../einfuhr/columns.ts'
import { readDay } from '../../einfuhr/day.ts'
import type { Doubt } from '../../einfuhr/doubt.ts'
import { readWhole } from '../../einfuhr/whole.ts'
import { FUEHRERSCHEINKLASSEN } from '../../fuehrerschein/klassen.ts'
import { FAHRTENBUCH_ARTEN, GETRIEBE, KATEGORIEN, KRAFTSTOFFE } from '../types.ts'

const COLUMNS = [
  'kennzeichen',
  'marke',
  'modell',
  'kategorie',
  'farbe',
  'standort',
  'abstellplatz',
  'kraftstoff',
  'leistungKw',
  'getriebe',
  'sitze',
  'tueren',
  'kofferLiter',
  'fuehrerscheinklasse',
  'klimaanlage',
  'navigation',
  'tempomat',
  'sitzheizung',
  'fahrtenbuch',
  'gueltigVon',
  'gueltigBis',
  'kilometerstand',
  'hinweis',
  'schluesselHinweis',
] as const

export type FahrzeugColumn = (typeof COLUMNS)[number]

/** The columns of a table of vehicles. */
export const FAHRZEUGE_COLUMNS: Columns<FahrzeugColumn> = {
  spalten: COLUMNS,
  names: {
    kennzeichen: [
      'kennzeichen',
      'kfzkennzeichen',
      'kfz',
      'plate',
      'numberplate',
      'licenceplate',
      'licenseplate',
    ],
    marke: ['marke', 'hersteller', 'make', 'brand', 'manufacturer'],
    modell: ['modell', 'typ', 'model'],
    kategorie: ['kategorie', 'klasse', 'fahrzeugklasse', 'category'],
    farbe: ['farbe', 'colour', 'color'],
    standort: ['standort', 'lokation', 'location', 'site'],
    abstellplatz: ['abstellplatz', 'stellplatz', 'parkplatz', 'parkingspace'],
    kraftstoff: ['kraftstoff', 'antrieb', 'fuel'],
    leistungKw: ['leistungkw', 'leistung', 'kw', 'powerkw', 'power'],
    getriebe: ['getriebe', 'gearbox', 'transmission'],
    sitze: ['sitze', 'sitzplätze', 'sitzplaetze', 'seats'],
    tueren: ['türen', 'tueren', 'doors'],
    kofferLiter: ['kofferraumliter', 'kofferraum', 'bootlitres', 'boot', 'trunk', 'trunkliters'],
    fuehrerscheinklasse: [
      'führerscheinklasse',
      'fuehrerscheinklasse',
      'führerschein',
      'licenceclass',
      'licence',
    ],
    klimaanlage: ['klimaanlage', 'airconditioning'],
    navigation: ['navigation', 'navi'],
    tempomat: ['tempomat', 'cruisecontrol'],
    sitzheizung: ['sitzheizung', 'seatheating'],
    fahrtenbuch: ['fahrtenbuch', 'logbook'],
    gueltigVon: ['gültigvon', 'gueltigvon', 'gültigab', 'gueltigab', 'validfrom'],
    gueltigBis: ['gültigbis', 'gueltigbis', 'validuntil'],
    kilometerstand: [
      'kilometerstand',
      'kilometerstandnurneue',
      'km',
      'mileage',
      'mileagenewonly',
      'odometer',
    ],
    schluesselHinweis: [
      'schlüssel',
      'schluessel',
      'schlüsselhinweis',
      'schluesselhinweis',
      'key',
      'keyhint',
      'keys',
    ],
    hinweis: ['hinweis', 'hinweise', 'bemerkung', 'note', 'notes', 'remark'],
  },
  needed: ['kennzeichen'],
}

const themselves = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value.toLowerCase(), value])) as Readonly<Record<string, T>>

/** The German and English words that people write, beside our own values. */
const WORDS = {
  kategorie: {
    ...themselves(KATEGORIEN),
    smallcar: 'kleinwagen',
    compact: 'kompaktklasse',
    saloon: 'mittelklasse',
    estate: 'kombi',
    executive: 'oberklasse',
    minibus: 'kleinbus',
    panelvan: 'transporter',
    pickup: 'pritsche',
    lorry: 'lkw',
  },
  kraftstoff: {
    ...themselves(KRAFTSTOFFE),
    petrol: 'benzin',
    electric: 'elektro',
    hydrogen: 'wasserstoff',
  },
  getriebe: {
    ...themselves(GETRIEBE),
    schaltgetriebe: 'schaltung',
    manual: 'schaltung',
    automatic: 'automatik',
  },
  fuehrerscheinklasse: themselves(FUEHRERSCHEINKLASSEN),
  fahrtenbuch: {
    ...themselves(FAHRTENBUCH_ARTEN),
    simple: 'einfach',
    taxgrade: 'steuerlich',
    tax: 'steuerlich',
  },
} as const

/** Parses a cell by its column; an invalid one is returned unchanged for the schema to report. */
export function readFahrzeugCell(spalte: FahrzeugColumn, cell: string): string | number | boolean | Doubt {
  switch (spalte) {
    case 'kategorie':
    case 'kraftstoff':
    case 'getriebe':
    case 'fuehrerscheinklasse':
    case 'fahrtenbuch':
      return readWord<string>(WORDS[spalte], cell)
    case 'klimaanlage':
    case 'navigation':
    case 'tempomat':
    case 'sitzheizung':
      return readWord(YES_NO, cell)
    case 'leistungKw':
    case 'sitze':
    case 'tueren':
    case 'kofferLiter':
    case 'kilometerstand':
      return readWhole(cell)
    case 'gueltigVon':
    case 'gueltigBis':
      return readDay(cell)
    default:
      return cell
  }
}
