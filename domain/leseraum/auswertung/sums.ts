import type { Auslastung, HourShare, SeatShare } from '../auslastung.ts'
import { addTo, raiseTo } from './addTo.ts'

const GRID = 7 * 24
/** Minutes taken, minutes offered. */
const OF_HOUR = 2
/** Minutes taken, minutes offered, bookings. */
const OF_SEAT = 3
const WEEK_DAYS = 7

/** Days that follow each other, a week of the calendar at most. */
export interface Span {
  readonly von: Temporal.PlainDate
  readonly tage: number
}

/**
 * A period as weeks of the calendar, Monday first, and what is left of one at either end. Whoever asks for another period meets the same weeks.
 * @param tage how many days it has
 */
export function spansOf(von: Temporal.PlainDate, tage: number): Span[] {
  const all: Span[] = []
  for (let at = von, left = tage; left > 0; ) {
    const length = Math.min(left, WEEK_DAYS + 1 - at.dayOfWeek)
    all.push({ von: at, tage: length })
    at = at.add({ days: length })
    left -= length
  }
  return all
}

/** Utilisation of some days as small as it can be, because a server keeps those of years. Of seven days no seat's figure needs more than sixteen bits. */
export interface Sums {
  /** Taken and offered minutes by weekday and hour, in turn. */
  readonly raster: Int32Array
  /** Taken and offered minutes and bookings by seat, in turn. */
  readonly plaetze: Int16Array
  /** How many different people there were: in all, by weekday and hour, by seat. */
  readonly people: Uint16Array
}

/** Of a week at most. */
export function sumsOf({ raster, plaetze, people }: Auslastung): Sums {
  const by = [...raster, ...plaetze].map((part) => part.people)
  return {
    raster: Int32Array.from(raster.flatMap(({ belegt, offen }) => [belegt, offen])),
    plaetze: Int16Array.from(plaetze.flatMap(({ belegt, offen, buchungen }) => [belegt, offen, buchungen])),
    // More than sixteen bits can say are as many as matter.
    people: Uint16Array.from([people, ...by].map((count) => Math.min(count, 0xffff))),
  }
}

/** Bytes. */
export const sizeOf = ({ raster, plaetze, people }: Sums): number =>
  raster.byteLength + plaetze.byteLength + people.byteLength

/**
 * Of all the days together what `auslastungOf` says of them: a sum of sums. People are the most of one of them, for who they were nobody knows.
 * @param plaetze how many seats the plan has
 */
export function auslastungOfSums(plaetze: number, all: readonly Sums[]): Auslastung {
  const grid = new Float64Array(OF_HOUR * GRID)
  const seats = new Float64Array(OF_SEAT * plaetze)
  const people = new Uint16Array(1 + GRID + plaetze)
  for (const sums of all) {
    addTo(grid, sums.raster)
    addTo(seats, sums.plaetze)
    raiseTo(people, sums.people)
  }
  const peopleAt = (at: number) => people[at] ?? 0
  const shareAt = (list: Float64Array, at: number) => ({ belegt: list[at] ?? 0, offen: list[at + 1] ?? 0 })
  return {
    people: peopleAt(0),
    raster: Array.from({ length: GRID }, (_, i): HourShare => {
      return { ...shareAt(grid, OF_HOUR * i), people: peopleAt(1 + i) }
    }),
    plaetze: Array.from({ length: plaetze }, (_, seat): SeatShare => {
      const at = OF_SEAT * seat
      return { ...shareAt(seats, at), buchungen: seats[at + 2] ?? 0, people: peopleAt(1 + GRID + seat) }
    }),
  }
}
