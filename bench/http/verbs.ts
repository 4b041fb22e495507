import { randomUUID } from 'node:crypto'
import { BENCH, benchId, benchToken } from '../database/fill.ts'
import { carId, FLOTTE } from '../database/fillFlotte.ts'
import { KEEPERS } from '../database/fillKeepers.ts'
import { sized } from '../size.ts'
import { benchCookie } from './cookie.ts'

/** A request as the web app sends it, with the values by which recorded statements are matched. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Values that change between requests, by name. */
  readonly words: Readonly<Record<string, string>>
  /** Days after the day of request 0; every date in a statement moves by this. */
  readonly days: number
}

export type VerbName =
  | 'http.plan-day'
  | 'http.free-times'
  | 'http.utilisation'
  | 'http.evaluation'
  | 'http.book'
  | 'http.vehicle-search'
  | 'http.book-vehicle'

/** Active people in a run; the warm-up loads them into the server's cache. */
export const ACTIVE_PEOPLE = sized(2_000, 200)

/** After this many requests, a person repeats plan and seat on another day. */
export const SAME_AGAIN = 6_000

const SEATS = BENCH.plans * BENCH.seatsPerPlan
const today = Temporal.Now.plainDateISO('UTC')

function headers(person: number): Record<string, string> {
  return { host: BENCH.host, cookie: benchCookie(person) }
}

/** One of ten plans on one of 28 days around today, for one of the people. */
function planDay(n: number): BenchRequest {
  const person = (n % ACTIVE_PEOPLE) + 1
  const plan = benchId('plan', (n % BENCH.plans) + 1)
  const days = n % 28
  const tag = today.add({ days: days - 7 }).toString()
  return {
    method: 'GET',
    path: `/api/grundrisse/${plan}/tage/${tag}`,
    headers: headers(person),
    words: { token: benchToken(person), plan },
    days,
  }
}

/** A stay of one to four hours on any plan, within fourteen days from one of the next seven. */
function freeTimes(n: number): BenchRequest {
  const person = (n % ACTIVE_PEOPLE) + 1
  const days = n % 7
  const ab = today.add({ days }).toString()
  return {
    method: 'GET',
    path: `/api/leseraeume/freie-zeiten?ab=${ab}&dauer=${60 + (n % 4) * 60}`,
    headers: headers(person),
    words: { token: benchToken(person), person: benchId('person', person) },
    days,
  }
}

/** A year and the one before, on all plans: all bookings of the house. */
const ofTwoYears =
  (page: string) =>
  (n: number): BenchRequest => {
    const person = (n % KEEPERS) + 1
    const bis = today.subtract({ days: 1 })
    return {
      method: 'GET',
      path: `/api/${page}?von=${bis.subtract({ days: 360 })}&bis=${bis}`,
      headers: headers(person),
      words: { token: benchToken(person), person: benchId('person', person) },
      days: 0,
    }
  }

/** After the pre-filled days, within the range that the settings allow. */
const FIRST_DAY = today.add({ days: 40 })
const WEEKS = 44
const FIRST_MINUTE = 5 * 60
const SLOT_MINUTES = 30
const SLOTS = 30

/** Number of slots that a run can book before they repeat. */
export const FREE_SLOTS = SEATS * WEEKS * SLOTS

function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00Z`
}

/**
 * Each `n` is another free slot within the opening hours: all seats in turn, then the next week, then the
 * next half hour.
 */
function book(n: number): BenchRequest {
  const person = (n % ACTIVE_PEOPLE) + 1
  const seatNr = ((n * 37) % SEATS) + 1
  const round = Math.floor(n / SEATS)
  const days = (round % WEEKS) * 7
  const minute = FIRST_MINUTE + (Math.floor(round / WEEKS) % SLOTS) * SLOT_MINUTES
  const day = FIRST_DAY.add({ days }).toString()
  const von = `${day}T${clockTime(minute)}`
  const bis = `${day}T${clockTime(minute + SLOT_MINUTES)}`
  const seat = benchId('seat', seatNr)
  return {
    method: 'POST',
    path: '/api/leseraum-buchungen',
    headers: { ...headers(person), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ leseraumId: seat, von, bis }),
    words: {
      token: benchToken(person),
      person: benchId('person', person),
      seat,
      plan: benchId('plan', Math.floor((seatNr - 1) / BENCH.seatsPerPlan) + 1),
      von,
      bis,
    },
    days,
  }
}

/** The house's gap between two trips in minutes; statements contain periods extended by it. */
const GAP = 15

function instants(day: Temporal.PlainDate, minute: number, minutes: number) {
  const von = day.toZonedDateTime('UTC').toInstant().add({ minutes: minute })
  const bis = von.add({ minutes })
  return { von: von.toString(), bis: bis.toString(), bisGap: bis.add({ minutes: GAP }).toString() }
}

/** Two hours on one of the next 60 days, starting between 06:00 and 16:00 UTC, when most cars are in use. */
function vehicleSearch(n: number): BenchRequest {
  const person = (n % ACTIVE_PEOPLE) + 1
  const words = instants(today.add({ days: 2 + (n % 60) }), 360 + ((n * 7) % 40) * 15, 120)
  return {
    method: 'GET',
    path: `/api/fahrzeuge/suche?von=${words.von}&bis=${words.bis}`,
    headers: headers(person),
    words: { token: benchToken(person), person: benchId('person', person), ...words },
    days: 0,
  }
}

/** After the pre-filled days: everybody takes another car for half an hour, then the next hour follows. */
const FIRST_TRIP_DAY = today.add({ days: 100 })

/** Each `n` is another free car and hour for a person without a trip; enough hours for months. */
function bookVehicle(n: number): BenchRequest {
  const person = (n % ACTIVE_PEOPLE) + 1
  const hour = Math.floor(n / ACTIVE_PEOPLE)
  // Every fiftieth car requires a licence class that nobody here has.
  const nth = (n * 37) % ((FLOTTE.cars / 50) * 49)
  const car = carId(Math.floor(nth / 49) * 50 + (nth % 49) + 1)
  const words = instants(FIRST_TRIP_DAY.add({ days: Math.floor(hour / 14) }), 300 + (hour % 14) * 60, 30)
  return {
    method: 'POST',
    path: '/api/fahrzeug-buchungen',
    headers: { ...headers(person), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ fahrzeugId: car, von: words.von, bis: words.bis, fahrtgrund: 'Termin' }),
    words: { token: benchToken(person), person: benchId('person', person), car, ...words },
    days: 0,
  }
}

export const VERBS: Readonly<Record<VerbName, (n: number) => BenchRequest>> = {
  'http.plan-day': planDay,
  'http.free-times': freeTimes,
  'http.utilisation': ofTwoYears('auslastung'),
  'http.evaluation': ofTwoYears('auswertung'),
  'http.book': book,
  'http.vehicle-search': vehicleSearch,
  'http.book-vehicle': bookVehicle,
}
