import type { Holds } from './freieZeiten.ts'
import { openSpans } from './openSpans.ts'
import type { Minutes, OpenMinutes } from './seatState.ts'

const HOURS = 24
const WEEK = 7
const HOURS_AT = 1
const SEATS_AT = HOURS_AT + WEEK * HOURS

/** The holds of seats, with a mark for locks of the house. */
export interface Taken extends Holds {
  /** 1 for a lock. */
  readonly gesperrt: ArrayLike<number>
  /** An opaque number for the owner of each booking; absent if people are not counted. */
  readonly wer?: ArrayLike<number>
}

/** A day of a plan, as input of the utilisation. */
export interface Werktag {
  /** 0 is Sunday. */
  readonly wochentag: number
  /** Opening time, in minutes since the day's midnight; null if it is closed. */
  readonly offen: OpenMinutes | null
  /** The wall-clock hour of each hour of the day, of which there are 23 to 25. */
  readonly stunden: readonly number[]
  readonly taken: Taken
}

/** Minutes taken, and minutes available. */
export interface Share {
  readonly belegt: number
  readonly offen: number
}

/**
 * Minimum number of different people in a part: for a sum of weeks the maximum of one week, because weeks do
 * not know each other's people.
 */
interface OfPeople {
  readonly people: number
}

export type HourShare = Share & OfPeople

/** The share of one seat. */
export interface SeatShare extends Share, OfPeople {
  readonly buchungen: number
}

export interface Auslastung extends OfPeople {
  /** By weekday (0 is Sunday) and wall-clock hour: index 24 times the weekday plus the hour. */
  readonly raster: readonly HourShare[]
  /** In the plan's order. */
  readonly plaetze: readonly SeatShare[]
}

/**
 * Which people occurred in each part, as one bit per person and part: a week of a large house has thousands
 * of people.
 */
class Meetings {
  readonly #words: number
  readonly #bits: Uint32Array
  constructor(parts: number, people: number) {
    this.#words = Math.ceil(people / 32)
    this.#bits = new Uint32Array(parts * this.#words)
  }
  /** @param person undefined if people are not counted */
  meet(part: number, person: number | undefined): void {
    if (person === undefined) return
    const at = part * this.#words + (person >>> 5)
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (person & 31))
  }
  count(part: number): number {
    let found = 0
    for (let at = part * this.#words; at < (part + 1) * this.#words; at++)
      for (let rest = this.#bits[at] ?? 0; rest !== 0; rest &= rest - 1) found++
    return found
  }
}

/** Numbers the people, starting at 0. */
function peopleOf(tage: readonly Werktag[]): Map<number, number> {
  const people = new Map<number, number>()
  for (const { taken } of tage)
    for (let i = 0; i < (taken.wer?.length ?? 0); i++) {
      const wer = taken.wer?.[i] ?? 0
      if (!people.has(wer)) people.set(wer, people.size)
    }
  return people
}

/** Distributes minutes over the hours that they span. */
function spread(
  { wochentag, stunden }: Werktag,
  von: number,
  bis: number,
  lay: (index: number, minutes: number) => void,
): void {
  for (let at = von; at < bis; ) {
    const hour = Math.floor(at / 60)
    const end = Math.min(bis, (hour + 1) * 60)
    lay(wochentag * HOURS + (stunden[hour] ?? hour % HOURS), end - at)
    at = end
  }
}

const zeros = (length: number) => new Array<number>(length).fill(0)
const add = (into: number[], index: number, value: number) => {
  into[index] = (into[index] ?? 0) + value
}

/** The parts of a period that lie within some spans. */
function withinSpans(spans: readonly Minutes[], von: number, bis: number): Minutes[] {
  return spans
    .map((span) => ({ von: Math.max(span.von, von), bis: Math.min(span.bis, bis) }))
    .filter((one) => one.von < one.bis)
}

/**
 * The utilisation: the booked share of the available time, which is the opening hours of seats in use without
 * the house's locks. Owners of bookings do not matter. (R1, office utilisation)
 * @param aktiv whether a seat is in use, in the plan's order
 */
export function auslastungOf(aktiv: readonly boolean[], tage: readonly Werktag[]): Auslastung {
  const seats = aktiv.filter(Boolean).length
  const belegt = zeros(WEEK * HOURS)
  const offen = zeros(WEEK * HOURS)
  const mine = zeros(aktiv.length)
  const open = zeros(aktiv.length)
  const count = zeros(aktiv.length)
  const people = peopleOf(tage)
  // The whole, then the hours, then the seats.
  const meetings = new Meetings(SEATS_AT + aktiv.length, people.size)
  let all = 0

  function openDay(tag: Werktag, spans: readonly Minutes[]): void {
    for (const { von, bis } of spans) {
      all += bis - von
      spread(tag, von, bis, (index, minutes) => add(offen, index, seats * minutes))
    }
  }

  function lock(tag: Werktag, seat: number, times: readonly Minutes[]): void {
    for (const { von, bis } of times) {
      spread(tag, von, bis, (index, minutes) => add(offen, index, -minutes))
      add(open, seat, von - bis)
    }
  }

  function book(tag: Werktag, seat: number, times: readonly Minutes[], person: number | undefined): void {
    for (const { von, bis } of times) {
      spread(tag, von, bis, (index, minutes) => {
        add(belegt, index, minutes)
        meetings.meet(HOURS_AT + index, person)
      })
      add(mine, seat, bis - von)
    }
    add(count, seat, 1)
    meetings.meet(0, person)
    meetings.meet(SEATS_AT + seat, person)
  }

  for (const tag of tage) {
    if (tag.offen === null) continue
    const spans = openSpans(tag.offen)
    openDay(tag, spans)
    const { taken } = tag
    for (let i = 0; i < taken.seat.length; i++) {
      const seat = taken.seat[i] ?? -1
      if (aktiv[seat] !== true) continue
      const times = withinSpans(spans, taken.von[i] ?? 0, taken.bis[i] ?? 0)
      if (times.length === 0) continue
      if (taken.gesperrt[i] === 1) lock(tag, seat, times)
      else book(tag, seat, times, people.get(taken.wer?.[i] ?? Number.NaN))
    }
  }
  return {
    people: meetings.count(0),
    raster: belegt.map((minutes, i) => ({
      belegt: minutes,
      offen: offen[i] ?? 0,
      people: meetings.count(HOURS_AT + i),
    })),
    plaetze: aktiv.map((active, seat) => ({
      belegt: mine[seat] ?? 0,
      offen: active ? all + (open[seat] ?? 0) : 0,
      buchungen: count[seat] ?? 0,
      people: meetings.count(SEATS_AT + seat),
    })),
  }
}

/**
 * Adds up several parts. The number of different people in them is unknown, but at least the maximum of one
 * part.
 */
export function sumOf(parts: readonly SeatShare[]): SeatShare {
  return parts.reduce(
    (sum, part) => ({
      belegt: sum.belegt + part.belegt,
      offen: sum.offen + part.offen,
      buchungen: sum.buchungen + part.buchungen,
      people: Math.max(sum.people, part.people),
    }),
    { belegt: 0, offen: 0, buchungen: 0, people: 0 },
  )
}

/** 0 to 1; null if nothing was available. */
export function shareOf({ belegt, offen }: Share): number | null {
  return offen <= 0 ? null : belegt / offen
}
