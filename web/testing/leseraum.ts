import type {
  BuchungView,
  GrundrissListItem,
  GrundrissView,
  LeseraumView,
} from '@platzwart/contract/leseraum'
import * as planWire from '@platzwart/contract/operations/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import * as teamWire from '@platzwart/contract/operations/leseraum/team'
import * as warteWire from '@platzwart/contract/operations/leseraum/warteliste'
import * as einstellungWire from '@platzwart/contract/operations/start'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { BELEGUNG_STATUS, type BelegungStatus } from '@platzwart/domain/buchung/status'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { type Answer, answer } from './server.ts'

const ZONE = 'Europe/Berlin'
/** The day of the tests, a Wednesday; it is 10:07. */
const TODAY = '2027-03-10'

/** A time on the wall of the house as an instant. */
export function wall(time: string, tag = TODAY): string {
  return Temporal.PlainDateTime.from(`${tag}T${time}`).toZonedDateTime(ZONE).toInstant().toString()
}

export const PLAN = { saal: idOf(500), studio: idOf(510) }

export const SEAT = {
  fenster: idOf(501),
  gang: idOf(502),
  wand: idOf(503),
  raum: idOf(504),
}

/** Two seats in a row, one below, and a room for groups that somebody else has to confirm. */
export const SEATS: readonly Part<LeseraumView>[] = [
  { id: SEAT.fenster, bezeichnung: 'A-1', zone: 'Fenster', x: 100, y: 100 },
  {
    id: SEAT.gang,
    bezeichnung: 'A-2',
    zone: 'Gang',
    x: 300,
    y: 100,
    ausstattung: [{ id: idOf(601), name: 'Steckdose', anzahl: 1 }],
  },
  {
    id: SEAT.wand,
    bezeichnung: 'A-10',
    zone: 'Gang',
    x: 100,
    y: 300,
    bedingungen: 'Nur leise.',
    ausstattung: [{ id: idOf(602), name: 'Bildschirm', anzahl: 2 }],
  },
  {
    id: SEAT.raum,
    bezeichnung: 'G-1',
    art: 'gruppenraum',
    zone: 'Nord',
    x: 300,
    y: 300,
    kapazitaet: 6,
    zweitePersonNoetig: true,
  },
].map((one) => ({
  art: 'platz',
  kapazitaet: 1,
  breite: 120,
  hoehe: 80,
  drehung: 0,
  aktiv: true,
  beschreibung: '',
  bedingungen: '',
  zweitePersonNoetig: false,
  ausstattung: [],
  ...one,
})) as readonly Part<LeseraumView>[]

/** Who holds a seat, from when to when on the wall of the house; `mine` is one's own. */
interface Held {
  readonly id?: string
  readonly seat: string
  readonly von: string
  readonly bis: string
  readonly status?: BelegungStatus
  readonly mine?: boolean
}

export interface Saal {
  readonly seats?: readonly Part<LeseraumView>[]
  readonly held?: readonly Held[]
  readonly own?: readonly Part<BuchungView>[]
  readonly plans?: readonly Part<GrundrissListItem>[]
  readonly plan?: Part<GrundrissView>
  /** Opening hours on the wall; null is closed. */
  readonly offen?: readonly [string, string] | null
  readonly grund?: string
  readonly settings?: Readonly<Record<string, unknown>>
}

const PLANS: readonly Part<GrundrissListItem>[] = [
  { id: PLAN.saal, bezeichnung: 'Lesesaal', plaetze: 3, gruppenraeume: 1 },
].map((one) => ({ aktiv: true, standort: { id: idOf(590), name: 'Haupthaus' }, ...one }))

/** Who has set something says from which layer it comes; that of these tests is the house. */
export const settingsOf = (values: Readonly<Record<string, unknown>>): Answer =>
  answer(
    einstellungWire.listEinstellungen,
    Object.entries(values).map(([name, wert]) => ({
      name,
      wert: wert as string,
      herkunft: 'mandant' as const,
    })),
  )

/** Two plans, each in a place of its own. */
export const TWO_PLANS: readonly Part<GrundrissListItem>[] = [
  { id: PLAN.saal, bezeichnung: 'Lesesaal', aktiv: true, plaetze: 4, standort: { name: 'Haupthaus' } },
  { id: PLAN.studio, bezeichnung: 'Studio', aktiv: true, plaetze: 9, standort: { name: 'Anbau' } },
]

/** How the server tells of a reading room: its plans, its day, and what one has booked there. */
export function saal({ offen = ['08:00', '20:00'], grund = '', ...how }: Saal = {}): readonly Answer[] {
  const { seats = SEATS, held = [], own = [], plans = PLANS, settings = {} } = how
  const hours = Array.from({ length: 7 }, (_, wochentag) => ({
    wochentag,
    geoeffnet: offen !== null && wochentag !== 0,
    von: offen?.[0] ?? '08:00',
    bis: offen?.[1] ?? '20:00',
  }))
  return [
    answer(planWire.listGrundrisse, plans),
    answer(planWire.showGrundriss, ({ id }) => ({
      ...(plans.find((one) => one.id === id) ?? {}),
      id: String(id),
      breite: 400,
      hoehe: 400,
      leseraeume: seats,
      zeichnung: [],
      oeffnungszeiten: hours,
      sonderoeffnungszeiten: [],
      ...how.plan,
    })),
    answer(planWire.readPlanTag, ({ id, tag }) => {
      const day = Temporal.PlainDate.from(String(tag))
      const midnight = dayPeriod(day, ZONE).von
      const minute = (time: string) =>
        (Temporal.Instant.from(wall(time, String(tag))).epochMilliseconds - midnight.epochMilliseconds) /
        60_000
      return {
        grundrissId: String(id),
        tag: String(tag),
        mitternacht: midnight.toString(),
        grund,
        offen: offen && { von: wall(offen[0], String(tag)), bis: wall(offen[1], String(tag)) },
        belegungen: held.map((one, at) => [
          one.id ?? idOf(700 + at),
          one.seat,
          minute(one.von),
          minute(one.bis),
          BELEGUNG_STATUS.indexOf(one.status ?? 'reserviert'),
          one.mine === true ? 1 : 0,
        ]),
      }
    }),
    answer(wire.listLeseraumBuchungen, { items: own, cursor: null }),
    answer(warteWire.listWarteplaetze, []),
    answer(teamWire.showSichtbarkeit, { aus: null, gruppen: [] }),
    settingsOf(settings),
  ]
}

/** One's own booking of the seat at the window, by what is said of it. */
export function buchung({
  von = wall('12:00'),
  bis = wall('14:00'),
  ...more
}: Part<BuchungView> = {}): Part<BuchungView> {
  const begin = Temporal.Instant.from(von)
  return {
    id: idOf(800),
    leseraumId: SEAT.fenster,
    bezeichnung: 'A-1',
    von,
    bis,
    grundrissId: PLAN.saal,
    grundriss: 'Lesesaal',
    standort: 'Haupthaus',
    status: 'reserviert',
    rolle: 'bucher',
    gruppengroesse: 1,
    version: 3,
    serieId: null,
    checkInMitCode: false,
    freigabeOhneCheckIn: true,
    checkInVon: begin.subtract({ minutes: 15 }).toString(),
    checkInBis: begin.add({ minutes: 15 }).toString(),
    bestaetigenBis: begin.toString(),
    ...more,
  }
}

/** What is said of a date whose seat somebody has: why, and the seat beside it instead. */
export const belegt = (von: string, bis: string) => ({
  frei: false,
  gruende: [{ code: 'buchung.belegt' as const, detail: 'Der Platz ist dann schon gebucht.', data: {} }],
  vorschlaege: [
    {
      art: 'naechsterPlatz' as const,
      grundrissId: PLAN.saal,
      grundriss: 'Lesesaal',
      leseraumId: SEAT.gang,
      bezeichnung: 'A-2',
      von,
      bis,
    },
  ],
})
