import type { Kategorie } from '@platzwart/domain/fahrzeug/types'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'

/** A car of the demo as it stands in the template. */
export interface DemoFahrzeug {
  readonly kennzeichen: string
  readonly marke: string
  readonly modell: string
  readonly kategorie: Kategorie
  readonly standort: string
  readonly abstellplatz: string
  readonly kraftstoff: 'benzin' | 'diesel' | 'elektro' | 'hybrid' | 'gas' | 'wasserstoff'
  readonly leistungKw: number
  readonly getriebe: 'schaltung' | 'automatik'
  readonly kofferLiter: number
  readonly sitze: number
  readonly tueren: number
  readonly farbe: string
  readonly klasse: Fuehrerscheinklasse
  /** k: air conditioning, n: navigation, t: cruise control, s: seat heating. */
  readonly extras: string
  readonly fahrtenbuch: 'einfach' | 'steuerlich'
  readonly hinweis: string
  readonly schluesselHinweis: string
  readonly schluesselCode: string
  /** Mileage a year ago, in kilometres. */
  readonly kmVorEinemJahr: number
  /** Share of the working days on which it is out. */
  readonly auslastung: number
}

const ADMINISTRATION = 'Verwaltung Kai 4'
const WERFT = 'Werft Süd'
const LAGER = 'Lager Nordtor'

/** Parking spaces of the locations that the cars have. */
export const ABSTELLPLAETZE: Readonly<Record<string, readonly string[]>> = {
  [ADMINISTRATION]: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'Ladesäule 1', 'Ladesäule 2'],
  [WERFT]: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'Tor 3'],
  [LAGER]: ['L1', 'L2', 'L3', 'L4', 'L5', 'Rampe'],
}

const KOFFER: Readonly<Record<Kategorie, number>> = {
  kleinwagen: 310,
  kompaktklasse: 385,
  mittelklasse: 480,
  kombi: 610,
  oberklasse: 540,
  van: 780,
  kleinbus: 1200,
  transporter: 6700,
  pritsche: 4200,
  lkw: 19_000,
}

type Short = readonly [
  name: string,
  kategorie: Kategorie,
  ort: readonly [standort: string, abstellplatz: string],
  drive: readonly [
    kraftstoff: DemoFahrzeug['kraftstoff'],
    leistungKw: number,
    getriebe: DemoFahrzeug['getriebe'],
  ],
  bau: readonly [sitze: number, tueren: number, farbe: string],
  extras: string,
  km: number,
]

const V = (platz: string) => [ADMINISTRATION, platz] as const
const W = (platz: string) => [WERFT, platz] as const
const L = (platz: string) => [LAGER, platz] as const

const SHORT: readonly Short[] = [
  [
    'Volkswagen ID.3',
    'kompaktklasse',
    V('Ladesäule 1'),
    ['elektro', 150, 'automatik'],
    [5, 5, 'Mondgrau'],
    'knts',
    21_480,
  ],
  [
    'Volkswagen ID.3',
    'kompaktklasse',
    V('Ladesäule 2'),
    ['elektro', 150, 'automatik'],
    [5, 5, 'Weiß'],
    'knts',
    18_205,
  ],
  ['Renault Zoe', 'kleinwagen', V('P1'), ['elektro', 80, 'automatik'], [5, 5, 'Blau'], 'kn', 34_912],
  ['Opel Corsa', 'kleinwagen', V('P2'), ['benzin', 74, 'schaltung'], [5, 5, 'Rot'], 'k', 47_330],
  ['Toyota Yaris', 'kleinwagen', V('P3'), ['hybrid', 85, 'automatik'], [5, 5, 'Silber'], 'kt', 29_874],
  [
    'Škoda Octavia Combi',
    'kombi',
    V('P4'),
    ['diesel', 110, 'automatik'],
    [5, 5, 'Anthrazit'],
    'knts',
    62_118,
  ],
  ['Škoda Octavia Combi', 'kombi', V('P5'), ['diesel', 110, 'schaltung'], [5, 5, 'Weiß'], 'knt', 58_240],
  [
    'Volkswagen Passat',
    'mittelklasse',
    V('P6'),
    ['diesel', 110, 'automatik'],
    [5, 4, 'Schwarz'],
    'knts',
    71_663,
  ],
  ['BMW 520d', 'oberklasse', V('P7'), ['diesel', 145, 'automatik'], [5, 4, 'Saphirblau'], 'knts', 39_027],
  [
    'Hyundai Ioniq 6',
    'mittelklasse',
    V('P8'),
    ['elektro', 168, 'automatik'],
    [5, 4, 'Graphit'],
    'knts',
    8_450,
  ],
  ['Ford Focus Turnier', 'kombi', W('W1'), ['benzin', 92, 'schaltung'], [5, 5, 'Grau'], 'knt', 51_902],
  ['Dacia Jogger', 'van', W('W2'), ['gas', 74, 'schaltung'], [7, 5, 'Terrakotta'], 'k', 27_711],
  ['Volkswagen Caddy', 'van', W('W3'), ['diesel', 75, 'schaltung'], [5, 5, 'Weiß'], 'k', 83_540],
  [
    'Mercedes-Benz Vito Tourer',
    'kleinbus',
    W('W4'),
    ['diesel', 120, 'automatik'],
    [9, 5, 'Weiß'],
    'knt',
    66_095,
  ],
  ['Ford Transit Custom', 'transporter', W('W5'), ['diesel', 96, 'schaltung'], [3, 5, 'Weiß'], 'k', 94_377],
  [
    'Mercedes-Benz Sprinter',
    'transporter',
    W('W6'),
    ['diesel', 105, 'schaltung'],
    [3, 4, 'Gelb'],
    'kn',
    118_204,
  ],
  [
    'MAN TGE Pritsche mit Anhänger',
    'pritsche',
    W('Tor 3'),
    ['diesel', 103, 'schaltung'],
    [3, 2, 'Orange'],
    'k',
    76_820,
  ],
  ['Volkswagen Crafter', 'transporter', L('L1'), ['diesel', 103, 'schaltung'], [3, 4, 'Weiß'], 'k', 132_066],
  ['Iveco Eurocargo 75E', 'lkw', L('Rampe'), ['diesel', 118, 'schaltung'], [3, 2, 'Rot'], 'k', 154_880],
  ['Opel Vivaro-e', 'transporter', L('L2'), ['elektro', 100, 'automatik'], [3, 5, 'Weiß'], 'kn', 22_917],
  ['Kia Ceed Sportswagon', 'kombi', L('L3'), ['benzin', 103, 'schaltung'], [5, 5, 'Blau'], 'knt', 44_150],
  [
    'Toyota Mirai',
    'oberklasse',
    L('L4'),
    ['wasserstoff', 134, 'automatik'],
    [5, 4, 'Perlweiß'],
    'knts',
    12_310,
  ],
  ['Fiat Ducato', 'transporter', L('L5'), ['diesel', 103, 'schaltung'], [3, 4, 'Grau'], 'k', 101_733],
  ['Renault Trafic Combi', 'kleinbus', V('P6'), ['diesel', 88, 'schaltung'], [9, 5, 'Beige'], 'kn', 57_486],
]

/** Plates with which a journey or a person finds what the demo has prepared. */
export const PLATES = {
  /** Booked by the driver of the demo from the next quarter of an hour on. */
  naechste: 'NH-WN 101',
  /** Under way, and late. */
  ueberfaellig: 'NH-WN 106',
  /** Under way. */
  unterwegs: 'NH-WN 108',
  /** Its yearly inspection has lapsed. */
  ohneUvv: 'NH-WN 118',
  /** In the workshop. */
  defekt: 'NH-WN 113',
  anhaenger: 'NH-WN 117',
  lkw: 'NH-WN 119',
} as const

const KLASSE: Readonly<Record<string, Fuehrerscheinklasse>> = { [PLATES.anhaenger]: 'BE', [PLATES.lkw]: 'C1' }

function hint(kraftstoff: DemoFahrzeug['kraftstoff']): string {
  if (kraftstoff === 'elektro') return 'Nach der Fahrt bitte anstecken; die Ladekarte liegt im Handschuhfach.'
  return 'Unter einem Viertel bitte volltanken; die Tankkarte liegt im Handschuhfach.'
}

/** The fleet of the harbour works: 24 vehicles at three locations. */
export const FLOTTE: readonly DemoFahrzeug[] = SHORT.map(
  ([name, kategorie, [standort, abstellplatz], drive, [sitze, tueren, farbe], extras, km], i) => {
    const [marke = '', ...modell] = name.split(' ')
    const [kraftstoff, leistungKw, getriebe] = drive
    const kennzeichen = `NH-WN ${101 + i}`
    return {
      kennzeichen,
      marke,
      modell: modell.join(' '),
      kategorie,
      standort,
      abstellplatz,
      kraftstoff,
      leistungKw,
      getriebe,
      kofferLiter: KOFFER[kategorie],
      sitze,
      tueren,
      farbe,
      klasse: KLASSE[kennzeichen] ?? 'B',
      extras,
      fahrtenbuch: i % 3 === 0 || kategorie === 'oberklasse' ? 'steuerlich' : 'einfach',
      hinweis: hint(kraftstoff),
      schluesselHinweis:
        standort === ADMINISTRATION ? `Schlüsselkasten am Empfang, Fach ${i + 1}` : 'beim Pförtner',
      schluesselCode: standort === ADMINISTRATION ? String(4100 + i * 7) : '',
      kmVorEinemJahr: km,
      auslastung: kategorie === 'lkw' || kategorie === 'oberklasse' ? 0.25 : 0.32 + (i % 5) * 0.06,
    }
  },
)
