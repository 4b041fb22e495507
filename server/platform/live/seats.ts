import type { Refusal } from '../http/problem.ts'

export interface SeatBounds {
  /** Streams of one server in all: each holds a connection and some kilobytes. */
  readonly streams: number
  /** Of one person: every window and telephone has one. */
  readonly perPerson: number
  /** Readers that catch up at the same time; each has a connection of the database meanwhile. */
  readonly catchingUp: number
  /** Those that wait for it. */
  readonly waiting: number
}

export const SEATS: SeatBounds = { streams: 40_000, perPerson: 20, catchingUp: 2, waiting: 500 }

/** Whoever has too many windows open closes one first; seconds. */
const AFTER_OWN = { 'retry-after': '60' }
/** Seconds until a full server may have room again. */
const AFTER_OTHERS = { 'retry-after': '10' }

const FULL: Refusal = { status: 503, code: 'server.beschaeftigt', headers: AFTER_OTHERS }

/** Who has how many live streams open on this server, and who may read now what they missed. */
export class StreamSeats {
  readonly #bounds: SeatBounds
  readonly #ofPerson = new Map<string, number>()
  readonly #line: (() => void)[] = []
  #taken = 0
  #catchingUp = 0

  constructor(bounds: SeatBounds = SEATS) {
    this.#bounds = bounds
  }

  /**
   * A place for one more stream of this person. The newest is refused, not the oldest closed: that one would come back and close another.
   * @returns what gives the place back, which may be called twice; or why there is none
   */
  take(benutzerId: string): (() => void) | { refusal: Refusal } {
    const { perPerson: max, streams } = this.#bounds
    const own = this.#ofPerson.get(benutzerId) ?? 0
    if (own >= max)
      return { refusal: { status: 429, code: 'live.zuVieleFenster', data: { max }, headers: AFTER_OWN } }
    if (this.#taken >= streams) return { refusal: FULL }
    this.#ofPerson.set(benutzerId, own + 1)
    this.#taken += 1
    let held = true
    return () => {
      if (held) this.#leave(benutzerId)
      held = false
    }
  }

  #leave(benutzerId: string): void {
    this.#taken -= 1
    const left = (this.#ofPerson.get(benutzerId) ?? 1) - 1
    if (left > 0) this.#ofPerson.set(benutzerId, left)
    else this.#ofPerson.delete(benutzerId)
  }

  /** Lets few read at a time, in the order in which they came; the rest waits without holding anything, or is told that it is too much. */
  async inTurn<T>(read: () => Promise<T>): Promise<T | { refusal: Refusal }> {
    if (this.#catchingUp >= this.#bounds.catchingUp) {
      if (this.#line.length >= this.#bounds.waiting) return { refusal: FULL }
      // Whoever is done hands its turn on.
      await new Promise<void>((start) => this.#line.push(start))
    } else this.#catchingUp += 1
    try {
      return await read()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#catchingUp -= 1
    }
  }
}
