/** Limits of concurrent uploads, above any honest use. */
export interface DeskBounds {
  /** Uploads of all people, being received or waiting to be drawn. */
  readonly places: number
  /** Per person: a handover with its pictures, or two phones. */
  readonly perPerson: number
  /** Total bytes in temporary files. */
  readonly asideBytes: number
}

/** There are more uploads than can be processed soon. */
export class Busy extends Error {}

/** The person's own uploads are not finished yet. */
export class TooManyOwn extends Error {}

export interface Place {
  /**
   * Counts bytes written to a temporary file.
   * @throws Busy when all uploads together have too many
   */
  wrote(bytes: number): void
  /** Runs work that takes memory and CPU: one at a time, round robin by person. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

interface Waiting {
  readonly person: string
  start(): void
}

/**
 * The queue of uploads. Whoever brings many waits for their own: after each picture, the person served least
 * recently is next, so that a single upload never waits behind all of another's.
 */
export class UploadDesk {
  readonly #bounds: DeskBounds
  readonly #places = new Map<string, number>()
  readonly #line: Waiting[] = []
  /** People in the order in which they were last served. */
  #served: string[] = []
  #taken = 0
  #aside = 0
  #drawing = false

  constructor(bounds: DeskBounds) {
    this.#bounds = bounds
  }

  /**
   * Reserves a place for the person while `work` runs.
   * @throws TooManyOwn, Busy at once, before anything is read
   */
  async admit<T>(person: string, work: (place: Place) => Promise<T>): Promise<T> {
    const own = this.#places.get(person) ?? 0
    if (own >= this.#bounds.perPerson) throw new TooManyOwn()
    if (this.#taken >= this.#bounds.places) throw new Busy()
    this.#places.set(person, own + 1)
    this.#taken += 1
    let aside = 0
    try {
      return await work({
        wrote: (bytes) => {
          aside += bytes
          this.#aside += bytes
          if (this.#aside > this.#bounds.asideBytes) throw new Busy()
        },
        inTurn: (draw) => this.#inTurn(person, draw),
      })
    } finally {
      this.#aside -= aside
      this.#leave(person)
    }
  }

  #leave(person: string): void {
    this.#taken -= 1
    const left = (this.#places.get(person) ?? 1) - 1
    if (left > 0) return void this.#places.set(person, left)
    this.#places.delete(person)
    this.#served = this.#served.filter((one) => one !== person)
  }

  async #inTurn<T>(person: string, draw: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#line.push({ person, start })
      this.#next()
    })
    try {
      return await draw()
    } finally {
      this.#drawing = false
      this.#next()
    }
  }

  #next(): void {
    if (this.#drawing) return
    const longestAgo = (a: Waiting, b: Waiting) =>
      this.#served.indexOf(b.person) < this.#served.indexOf(a.person) ? b : a
    const next = this.#line.length > 0 ? this.#line.reduce(longestAgo) : null
    if (!next) return
    this.#line.splice(this.#line.indexOf(next), 1)
    this.#served = [...this.#served.filter((one) => one !== next.person), next.person]
    this.#drawing = true
    next.start()
  }
}
