/** What every entry costs beside what is in it: the map's place, its key, the object. Bytes. */
const OVERHEAD = 300

/** Of what an answer was made. Another server makes the same of the same, so that a tag of one is known to all. */
export interface Proof {
  /** Version of the Mandant's configuration. */
  readonly stand: number
  /** The sum of the marks of what it is about, as the same statement said that read the rows. */
  readonly marke: string
}

interface Entry extends Proof {
  readonly value: unknown
  readonly bytes: number
}

const wishFor = (key: string) => `wish ${key}`

/** What was asked for at the one and read at the other may be kept: nobody changed the house or wrote in between. */
export const isSame = (a: Proof, b: Proof) => a.marke === b.marke && a.stand === b.stand

/**
 * What this server has made of rows, for as long as the database says with every request that they are the same. Nothing grows old here: it is
 * taken for exactly what it was made of, or not at all. What was not asked for the longest goes first.
 */
export class Kept {
  readonly #entries = new Map<string, Entry>()
  readonly #most: number
  #bytes = 0
  hits = 0
  misses = 0

  /** @param most bytes in all */
  constructor(most: number) {
    this.#most = most
  }

  /** As the keepers count them: what the strings and lists take, not what the machine lays out for them. */
  get bytes(): number {
    return this.#bytes
  }

  get<T>(key: string, proof: Proof): T | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined || !isSame(entry, proof)) {
      this.misses++
      return undefined
    }
    this.hits++
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value as T
  }

  /** What was kept last under a key, which may no longer be so: a guess, never an answer. */
  latest<T>(key: string): T | undefined {
    return this.#entries.get(key)?.value as T | undefined
  }

  /** Whether anything is kept or was wanted under this key, of whatever it was made. */
  knows(key: string): boolean {
    return this.#entries.has(key) || this.#entries.has(wishFor(key))
  }

  /**
   * Whether this was asked for before with the same proof, and is so again: then it is worth making. What is asked for once between two writes is
   * read as it is needed.
   */
  isWanted(key: string, proof: Proof): boolean {
    const wish = wishFor(key)
    const before = this.#entries.get(wish)
    if (before && isSame(before, proof)) return true
    this.put(wish, proof, true, 0)
    return false
  }

  /** Keeps it in the place of what was kept under this key. What alone is larger than all that is kept is not. */
  put(key: string, { stand, marke }: Proof, value: unknown, size: number): void {
    this.#drop(key)
    const bytes = OVERHEAD + 2 * key.length + size
    if (bytes > this.#most) return
    this.#entries.set(key, { stand, marke, value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
