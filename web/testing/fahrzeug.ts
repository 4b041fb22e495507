import type { FahrzeugHit, FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as buchWire from '@platzwart/contract/operations/fahrtenbuch'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as standortWire from '@platzwart/contract/operations/standort'
import * as sucheWire from '@platzwart/contract/operations/suche'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { BELEGUNG_STATUS, type BelegungStatus } from '@platzwart/domain/buchung/status'
import { BUCHUNG_TYPES, type BuchungTyp } from '@platzwart/domain/fahrzeug/types'
import { settingsOf, wall } from './leseraum.ts'
import { type Answer, answer } from './server.ts'

export const CAR = { klein: idOf(401), kombi: idOf(402), bus: idOf(403) }
const PLACE = { id: idOf(490), name: 'Haupthaus' }

/** Three cars of a house: a small one, an estate that runs on electricity, and a bus with damages. */
export const CARS: readonly Part<FahrzeugView>[] = [
  { id: CAR.klein, kennzeichen: 'HH-PW 1', marke: 'VW', modell: 'Polo', kategorie: 'kleinwagen' },
  {
    id: CAR.kombi,
    kennzeichen: 'HH-PW 2',
    marke: 'Opel',
    modell: 'Astra',
    kategorie: 'kombi',
    kraftstoff: 'elektro',
    getriebe: 'automatik',
    navigation: true,
    zustand: { kilometerstand: 100, tankProzent: 80, stellplatz: 'P 7', sauberkeitAussen: 'sauber' },
  },
  {
    id: CAR.bus,
    kennzeichen: 'HH-PW 3',
    marke: 'Ford',
    modell: 'Transit',
    kategorie: 'kleinbus',
    sitze: 9,
    offeneSchaeden: 2,
    hinweis: 'Hoch: 2,50 m.',
  },
].map((one) => ({
  standort: PLACE,
  kraftstoff: 'benzin',
  getriebe: 'schaltung',
  sitze: 5,
  fuehrerscheinklasse: 'B',
  offeneSchaeden: 0,
  hinweis: '',
  schluesselHinweis: '',
  schluesselCodeSeit: null,
  bild: null,
  deaktiviert: false,
  ...one,
})) as readonly Part<FahrzeugView>[]

/** A car as the search finds it. */
export function hit(id: string, part: Part<FahrzeugHit> = {}): Part<FahrzeugHit> {
  const buchbar = (part.issues ?? []).length === 0
  return { fahrzeug: CARS.find((one) => one.id === id) ?? {}, buchbar, ...part }
}

/** One's own trip with the small car, by what is said of it; its check-in is 15 minutes around the start. */
export function fahrt({
  von = wall('12:00'),
  bis = wall('14:00'),
  ...more
}: Part<FahrzeugBuchungView> = {}): Part<FahrzeugBuchungView> {
  const begin = Temporal.Instant.from(von)
  return {
    id: idOf(850),
    fahrzeugId: CAR.klein,
    kennzeichen: 'HH-PW 1',
    fahrzeug: 'VW Polo',
    von,
    bis,
    kategorie: 'kleinwagen',
    standort: 'Haupthaus',
    stellplatz: '',
    schluesselHinweis: '',
    schluesselCode: null,
    schluesselCodeAb: null,
    eintrag: null,
    typ: 'BUCHUNG',
    rolle: 'fahrer',
    status: 'reserviert',
    fahrtgrund: 'Termin',
    zielort: 'Kiel',
    personen: 1,
    version: 4,
    bucher: ME,
    fahrer: ME,
    fahrtart: 'dienstlich',
    informationstext: '',
    freigegeben: true,
    mitfahrer: '',
    zielperson: '',
    umweg: '',
    bereitAb: null,
    nichtZurueck: false,
    checkInVon: begin.subtract({ minutes: 15 }).toString(),
    checkInBis: begin.add({ minutes: 15 }).toString(),
    ...more,
  }
}

const OPEN: ReadonlySet<string> = new Set(['vorgemerkt', 'reserviert', 'aktiv'])
const ME = { id: idOf(1), name: 'Lena Lesch', email: 'lena@haus.example' }

/** A bar of the overview: which car, from when to when on the wall of the house. */
export interface Bar {
  readonly id?: string
  readonly car: string
  readonly von: string
  readonly bis: string
  readonly status?: BelegungStatus
  readonly typ?: BuchungTyp
  readonly mine?: boolean
  readonly name?: string
}

export interface Fuhrpark {
  readonly hits?: readonly Part<FahrzeugHit>[]
  readonly own?: readonly Part<FahrzeugBuchungView>[]
  readonly bars?: readonly Bar[]
  readonly cars?: readonly Part<FahrzeugView>[]
  readonly settings?: Readonly<Record<string, unknown>>
  /** Whether there is somebody else to approve; there is when nothing is said. */
  readonly freigabeMoeglich?: boolean
}

/** How the server tells of a fleet: which cars one may have, what one has booked, and who has which car. */
export function fuhrpark({ cars = CARS, own = [], bars = [], settings = {}, ...how }: Fuhrpark = {}) {
  const { hits = cars.map(({ id = '' }) => hit(id)), freigabeMoeglich = true } = how
  const answers: readonly Answer[] = [
    answer(sucheWire.searchFahrzeuge, ({ query }) => {
      const found = hits.filter(({ fahrzeug, buchbar }) => {
        const named = query?.suche === undefined || fahrzeug?.kennzeichen === query.suche
        return named && (query?.nurFreie === undefined || buchbar === true)
      })
      const frei = found.filter(({ buchbar }) => buchbar).length
      return { items: found, frei, gesamt: found.length, freigabeMoeglich }
    }),
    answer(fuhrparkWire.showFahrzeug, ({ id }) => cars.find((one) => one.id === id) ?? {}),
    answer(sucheWire.showUebersicht, ({ query }) => overview(cars, bars, query ?? {})),
    answer(sucheWire.listFahrer, { items: [], cursor: null }),
    answer(standortWire.listStandorte, [PLACE]),
    answer(fahrtWire.listFahrten, ({ query }) => {
      const asked = query?.status?.split(',') ?? []
      // What is cancelled a test names itself.
      const items = own.filter(({ status = '' }) => OPEN.has(status) && asked.includes(status))
      return { items, cursor: null }
    }),
    answer(fahrtWire.readFahrt, ({ id }) => own.find((one) => one.id === id) ?? fahrt({ id: String(id) })),
    answer(buchWire.listOpenFahrten, []),
    settingsOf(settings),
  ]
  return answers
}

function overview(
  cars: readonly Part<FahrzeugView>[],
  bars: readonly Bar[],
  { von = '', bis = '' }: Readonly<Record<string, string>>,
) {
  const start = Temporal.Instant.from(von).epochMilliseconds
  const minute = (at: string) => (Temporal.Instant.from(at).epochMilliseconds - start) / 60_000
  const known = bars.map((one, at) => ({ ...one, id: one.id ?? idOf(860 + at) }))
  const names = known.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const]))
  return {
    von,
    bis,
    fahrzeuge: cars,
    namen: Object.fromEntries(names),
    buchungen: known.map(
      (one) =>
        [
          one.id,
          cars.findIndex(({ id }) => id === one.car),
          minute(one.von),
          minute(one.bis),
          BELEGUNG_STATUS.indexOf(one.status ?? 'reserviert'),
          BUCHUNG_TYPES.indexOf(one.typ ?? 'BUCHUNG'),
          one.mine === true ? 1 : 0,
        ] as [string, number, number, number, number, number, number],
    ),
  }
}
