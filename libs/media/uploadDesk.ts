/** What uploads may hold at one time; each is more than honest use needs. */
export interface DeskBounds {
  /** Uploads of all people, coming in or waiting to be drawn. */
  readonly places: number
  /** Of one person: a handover with its pictures, or two telephones. */
  readonly perPerson: number
  /** What all of them have written aside, in bytes. */
  readonly asideBytes: number
}

/** More uploads are there than can be worked off soon. */
export class Busy extends Error {}

/** This person's own uploads are not done yet. */
export class TooManyOwn extends Error {}

export interface Place {
  /** Says that so many bytes more were written aside. @throws Busy when all uploads together have too many */
  wrote(bytes: number): void
  /** Does the work that takes memory and processor: one at a time, and people by turns. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

interface Waiting {
  readonly person: string
  start(): void
}

/**
 * Where uploads wait to be drawn. Whoever brings many waits for themselves: after each picture it is the turn of whoever was served
 * longest ago, so that somebody with one never stands behind all of another's.
 */
export class UploadDesk {
  readonly #bounds: DeskBounds
  readonly #places = new Map<string, number>()
  readonly #line: Waiting[] = []
  /** In the order in which they were served last. */
  #served: string[] = []
  #taken = 0
  #aside = 0
  #drawing = false

  constructor(bounds: DeskBounds) {
    this.#bounds = bounds
  }

  /**
   * Gives the person a place for as long as `work` takes.
   * @throws TooManyOwn, Busy at once, before anything was read
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
