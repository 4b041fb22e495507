import type { Holds } from './freieZeiten.ts'

const HOURS = 24
const WEEK = 7
const HOURS_AT = 1
const SEATS_AT = HOURS_AT + WEEK * HOURS

/** What holds seats, and whether it is a lock of the house and nobody's booking. */
export interface Taken extends Holds {
  /** 1 for a lock. */
  readonly gesperrt: ArrayLike<number>
  /** Whose a booking is, as a number that says nothing else; left out where nobody asks how many people there were. */
  readonly wer?: ArrayLike<number>
}

/** A day of a plan as utilisation sees it. */
export interface Werktag {
  /** 0 is Sunday. */
  readonly wochentag: number
  /** When it is open, in minutes since the day's midnight; null when it is closed. */
  readonly offen: { readonly von: number; readonly bis: number } | null
  /** Which hour the wall shows in each hour that passes: 23 to 25 of them. */
  readonly stunden: readonly number[]
  readonly taken: Taken
}

/** Minutes in which somebody had a seat, and in which it could be had. */
export interface Share {
  readonly belegt: number
  readonly offen: number
}

/** Of how many different people a part is, at least: of weeks that were added up the most of one, for they do not know whom another had. */
interface OfPeople {
  readonly people: number
}

export type HourShare = Share & OfPeople

/** Of one seat. */
export interface SeatShare extends Share, OfPeople {
  readonly buchungen: number
}

export interface Auslastung extends OfPeople {
  /** By weekday (0 is Sunday) and hour of the wall: index 24 times the weekday plus the hour. */
  readonly raster: readonly HourShare[]
  /** In the plan's order. */
  readonly plaetze: readonly SeatShare[]
}

/** Who was met in each of so many parts, as one bit for each person and part: a week of a large house has thousands of people. */
class Meetings {
  readonly #words: number
  readonly #bits: Uint32Array
  constructor(parts: number, people: number) {
    this.#words = Math.ceil(people / 32)
    this.#bits = new Uint32Array(parts * this.#words)
  }
  /** @param person nobody where nobody asks who it was */
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

/** People by the numbers that they are told apart by, from 0 on. */
function peopleOf(tage: readonly Werktag[]): Map<number, number> {
  const people = new Map<number, number>()
  for (const { taken } of tage)
    for (let i = 0; i < (taken.wer?.length ?? 0); i++) {
      const wer = taken.wer?.[i] ?? 0
      if (!people.has(wer)) people.set(wer, people.size)
    }
  return people
}

/** Lays minutes into the hours that they pass. */
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

/**
 * How much of the time in which seats could be had somebody had them: bookings within the opening hours, of seats in use, against these hours
 * without what the house has locked. Whose the bookings were is not asked. (R1, office utilisation)
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
  // Of the whole, of the hours, of the seats.
  const meetings = new Meetings(SEATS_AT + aktiv.length, people.size)
  let all = 0
  for (const tag of tage) {
    if (tag.offen === null) continue
    const { von, bis } = tag.offen
    all += bis - von
    spread(tag, von, bis, (index, minutes) => add(offen, index, seats * minutes))
    const { taken } = tag
    for (let i = 0; i < taken.seat.length; i++) {
      const seat = taken.seat[i] ?? -1
      if (aktiv[seat] !== true) continue
      const from = Math.max(von, taken.von[i] ?? 0)
      const to = Math.min(bis, taken.bis[i] ?? 0)
      if (from >= to) continue
      if (taken.gesperrt[i] === 1) {
        spread(tag, from, to, (index, minutes) => add(offen, index, -minutes))
        add(open, seat, from - to)
        continue
      }
      const person = people.get(taken.wer?.[i] ?? Number.NaN)
      spread(tag, from, to, (index, minutes) => {
        add(belegt, index, minutes)
        meetings.meet(HOURS_AT + index, person)
      })
      add(mine, seat, to - from)
      add(count, seat, 1)
      meetings.meet(0, person)
      meetings.meet(SEATS_AT + seat, person)
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

/** Several parts as one. How many people they are together is not known, and at least as many as one of them has. */
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

/** 0 to 1; null where nothing could be had. */
export function shareOf({ belegt, offen }: Share): number | null {
  return offen <= 0 ? null : belegt / offen
}
