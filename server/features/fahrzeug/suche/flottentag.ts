import type { Flotte } from '../../flotte/flotte.ts'

/** As the database sends it: three numbers for each id, in microseconds since 1970. */
export interface TagRow {
  readonly ids: string | null
  readonly zeiten: string | null
}

const UUID_LENGTH = 36
/** From, to, until when a cancelled trip holds on (0 for what was not cancelled). */
const WIDTH = 3

/** Microseconds since 1970, as exact as the database is. */
export function microsOf(instant: Temporal.Instant): number {
  return Number((instant.epochNanoseconds + 500n) / 1000n)
}

/** Calls with the place of each car in the fleet's list whose id stands in a text of many, and which of them it is. */
export function eachPlace(
  ids: string,
  { placeOf }: Flotte,
  found: (place: number, nr: number) => void,
): void {
  for (let end = UUID_LENGTH, nr = 0; end <= ids.length; end += UUID_LENGTH + 1, nr++) {
    const place = placeOf(ids, end)
    if (place !== undefined) found(place, nr)
  }
}

/** What holds the fleet's cars on a day, in numbers that lie side by side: thousands are looked at by every search. */
export class Flottentag {
  /** Bytes. */
  readonly size: number
  readonly #places: Int32Array
  readonly #times: Float64Array

  constructor(flotte: Flotte, { ids, zeiten }: TagRow) {
    const numbers = zeiten === null ? [] : zeiten.split(',')
    const places = new Int32Array(numbers.length / WIDTH)
    const times = new Float64Array(numbers.length)
    let count = 0
    // Cars that are out of the fleet are not in its list.
    eachPlace(ids ?? '', flotte, (place, nr) => {
      places[count] = place
      for (let i = 0; i < WIDTH; i++) times[WIDTH * count + i] = Number(numbers[WIDTH * nr + i])
      count++
    })
    this.#places = places.subarray(0, count)
    this.#times = times.subarray(0, WIDTH * count)
    this.size = places.byteLength + times.byteLength
  }

  /** Writes 1 at the place of each car that something holds in a period. In microseconds since 1970. */
  mark(held: Uint8Array, von: number, bis: number, now: number): void {
    const places = this.#places
    const times = this.#times
    for (let i = 0, at = 0; i < places.length; i++, at += WIDTH) {
      if ((times[at] as number) >= bis || (times[at + 1] as number) <= von) continue
      const until = times[at + 2] as number
      if (until === 0 || until > now) held[places[i] as number] = 1
    }
  }
}
