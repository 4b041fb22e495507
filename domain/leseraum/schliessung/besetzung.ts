import type { Holds } from '../freieZeiten.ts'

/** Minutes since the day's local midnight. */
interface Stay {
  readonly von: number
  readonly bis: number
}

/** The longest gap between some stays within a period, in minutes. */
export function longestFree(within: Stay, stays: readonly Stay[]): number {
  let from = within.von
  let longest = 0
  for (const { von, bis } of stays.toSorted((a, b) => a.von - b.von)) {
    longest = Math.max(longest, Math.min(von, within.bis) - from)
    from = Math.max(from, bis)
  }
  return Math.max(longest, within.bis - from)
}

/** A seat of a list, by its index in the plan. */
interface Indexed {
  readonly index: number
}

const NOBODY: readonly Stay[] = []

/** More minutes than any day has, including the extra hour of autumn. */
const DAY = 10_000

/**
 * The occupancy of a plan's seats on a day, by the seat's index in the plan: queried for thousands of
 * bookings, and updated as they are moved.
 */
export class Besetzung {
  readonly #stays: (Stay[] | undefined)[] = []
  /**
   * Memoizes how many seats at the start of a list are taken for a stay. Seats are never released here, so
   * the next search starts there.
   */
  readonly #asked = new Map<readonly Indexed[], Map<number, number>>()

  constructor({ seat, von, bis }: Holds) {
    for (let i = 0; i < seat.length; i++) this.take(seat[i] ?? -1, { von: von[i] ?? 0, bis: bis[i] ?? 0 })
  }

  isFree(seat: number, { von, bis }: Stay): boolean {
    for (const stay of this.of(seat)) if (stay.von < bis && von < stay.bis) return false
    return true
  }

  /**
   * The first seat of a list that is free for a stay. @param seats the same array for equal queries: the same
   * seats in the same order with the same exclusions
   */
  firstFree<S extends Indexed>(seats: readonly S[], stay: Stay, wanted: (seat: S) => boolean): S | undefined {
    const known = this.#asked.get(seats)
    const asked = known ?? new Map<number, number>()
    if (!known) this.#asked.set(seats, asked)
    const key = stay.von * DAY + stay.bis
    let at = asked.get(key) ?? 0
    let found = seats[at]
    while (found && !(wanted(found) && this.isFree(found.index, stay))) found = seats[++at]
    asked.set(key, at)
    return found
  }

  /** A seat that the plan does not have cannot be taken. */
  take(seat: number, stay: Stay): void {
    if (seat < 0) return
    const known = this.#stays[seat]
    if (known) known.push(stay)
    else this.#stays[seat] = [stay]
  }

  of(seat: number): readonly Stay[] {
    return this.#stays[seat] ?? NOBODY
  }
}
