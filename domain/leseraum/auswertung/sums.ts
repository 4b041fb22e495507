import type { Auslastung, SeatShare, Share } from '../auslastung.ts'

const GRID = 7 * 24
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
}

/** Of a week at most. */
export function sumsOf({ raster, plaetze }: Auslastung): Sums {
  return {
    raster: Int32Array.from(raster.flatMap(({ belegt, offen }) => [belegt, offen])),
    plaetze: Int16Array.from(plaetze.flatMap(({ belegt, offen, buchungen }) => [belegt, offen, buchungen])),
  }
}

/** Bytes. */
export const sizeOf = ({ raster, plaetze }: Sums): number => raster.byteLength + plaetze.byteLength

function addTo(sum: Float64Array, more: Int32Array | Int16Array): void {
  for (let i = 0; i < more.length; i++) sum[i] = (sum[i] ?? 0) + (more[i] ?? 0)
}

/**
 * Of all the days together what `auslastungOf` says of them: a sum of sums.
 * @param plaetze how many seats the plan has
 */
export function auslastungOfSums(plaetze: number, all: readonly Sums[]): Auslastung {
  const [grid, seats] = [new Float64Array(2 * GRID), new Float64Array(OF_SEAT * plaetze)]
  for (const sums of all) {
    addTo(grid, sums.raster)
    addTo(seats, sums.plaetze)
  }
  const shareAt = (list: Float64Array, at: number): Share => ({
    belegt: list[at] ?? 0,
    offen: list[at + 1] ?? 0,
  })
  return {
    raster: Array.from({ length: GRID }, (_, i) => shareAt(grid, 2 * i)),
    plaetze: Array.from({ length: plaetze }, (_, seat): SeatShare => {
      const at = OF_SEAT * seat
      return { ...shareAt(seats, at), buchungen: seats[at + 2] ?? 0 }
    }),
  }
}
