import type { Auslastung, HourShare, SeatShare } from '../auslastung.ts'
import { addTo, raiseTo } from './addTo.ts'

const GRID = 7 * 24
/** Minutes taken, minutes available. */
const OF_HOUR = 2
/** Minutes taken, minutes available, bookings. */
const OF_SEAT = 3
const WEEK_DAYS = 7

/** Consecutive days, at most a calendar week. */
export interface Span {
  readonly von: Temporal.PlainDate
  readonly tage: number
}

/**
 * Splits a period into calendar weeks, Monday first, and partial ones at either end. Different periods share
 * the same weeks, which are cached.
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

/**
 * A compact utilisation of some days, because a server caches years of them. For seven days no figure of a
 * seat exceeds sixteen bits.
 */
export interface Sums {
  /** Taken and available minutes by weekday and hour, alternating. */
  readonly raster: Int32Array
  /** Taken and available minutes and bookings by seat, in turn. */
  readonly plaetze: Int16Array
  /** Different people: in all, by weekday and hour, by seat. */
  readonly people: Uint16Array
}

/** Compacts the utilisation of a week at most. */
export function sumsOf({ raster, plaetze, people }: Auslastung): Sums {
  const by = [...raster, ...plaetze].map((part) => part.people)
  return {
    raster: Int32Array.from(raster.flatMap(({ belegt, offen }) => [belegt, offen])),
    plaetze: Int16Array.from(plaetze.flatMap(({ belegt, offen, buchungen }) => [belegt, offen, buchungen])),
    // Saturated at sixteen bits: larger groups make no difference.
    people: Uint16Array.from([people, ...by].map((count) => Math.min(count, 0xffff))),
  }
}

/** The size in bytes. */
export const sizeOf = ({ raster, plaetze, people }: Sums): number =>
  raster.byteLength + plaetze.byteLength + people.byteLength

/**
 * Combines sums into what `auslastungOf` returns for all their days. The number of people is the maximum of
 * one sum, because the sums do not know who they were.
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
