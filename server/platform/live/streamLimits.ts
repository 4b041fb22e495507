import type { Refusal } from '../http/problem.ts'

export interface StreamBounds {
  /** Streams per server; each occupies a connection and some kilobytes. */
  readonly streams: number
  /** Streams per person: one for each window and phone. */
  readonly perPerson: number
  /** Readers catching up concurrently; each uses a database connection meanwhile. */
  readonly catchingUp: number
  /** Readers waiting to catch up. */
  readonly waiting: number
}

export const STREAM_BOUNDS: StreamBounds = { streams: 40_000, perPerson: 20, catchingUp: 2, waiting: 500 }

/** Seconds; the person has to close a window first. */
const AFTER_OWN = { 'retry-after': '60' }
/** Seconds until a full server may have capacity again. */
const AFTER_OTHERS = { 'retry-after': '10' }

const FULL: Refusal = { status: 503, code: 'server.beschaeftigt', headers: AFTER_OTHERS }

/** Limits the live streams on this server, per person and in total, and the readers that catch up. */
export class StreamLimits {
  readonly #bounds: StreamBounds
  readonly #ofPerson = new Map<string, number>()
  readonly #line: (() => void)[] = []
  #taken = 0
  #catchingUp = 0

  constructor(bounds: StreamBounds = STREAM_BOUNDS) {
    this.#bounds = bounds
  }

  /**
   * Reserves a stream for a person. Refuses the newest rather than closing the oldest, which would reconnect
   * and close another.
   * @returns a function that releases the reservation and may be called twice, or the refusal
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
      if (held) this.#release(benutzerId)
      held = false
    }
  }

  #release(benutzerId: string): void {
    this.#taken -= 1
    const left = (this.#ofPerson.get(benutzerId) ?? 1) - 1
    if (left > 0) this.#ofPerson.set(benutzerId, left)
    else this.#ofPerson.delete(benutzerId)
  }

  /**
   * Runs `read` when its turn comes: few at a time, first come first served. Waiting readers hold nothing;
   * too many are refused.
   */
  async inTurn<T>(read: () => Promise<T>): Promise<T | { refusal: Refusal }> {
    if (this.#catchingUp >= this.#bounds.catchingUp) {
      if (this.#line.length >= this.#bounds.waiting) return { refusal: FULL }
      // A finished reader passes its turn on.
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
