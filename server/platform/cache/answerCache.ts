/** Bytes of an entry beside its content: map slot, key, object. */
const OVERHEAD = 300

/** What a cached value was built from. Equal proofs mean equal values on every server, and so the same ETag. */
export interface Proof {
  /** Version of the Mandant's configuration. */
  readonly stand: number
  /** The sum of the marks, returned by the same statement that read the rows. */
  readonly marke: string
}

interface Entry extends Proof {
  readonly value: unknown
  readonly bytes: number
}

const wishFor = (key: string) => `wish ${key}`

/** Whether a value requested for one proof and read at the other may be cached: nobody wrote in between. */
export const isSameProof = (a: Proof, b: Proof) => a.marke === b.marke && a.stand === b.stand

/**
 * The server's cache of values built from rows. An entry is a hit only if its proof equals the current one,
 * which every request gets from the database; nothing expires by age. Evicts the least recently used first.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>()
  readonly #most: number
  #bytes = 0
  hits = 0
  misses = 0

  /** @param most total size in bytes */
  constructor(most: number) {
    this.#most = most
  }

  /** Total size as counted by the callers: strings and lists, not the engine's overhead. */
  get bytes(): number {
    return this.#bytes
  }

  get<T>(key: string, proof: Proof): T | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined || !isSameProof(entry, proof)) {
      this.misses++
      return undefined
    }
    this.hits++
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value as T
  }

  /** The last value of a key, possibly stale: a hint, never an answer. */
  latest<T>(key: string): T | undefined {
    return this.#entries.get(key)?.value as T | undefined
  }

  /** Whether a key is cached or was requested before, with whatever proof. */
  knows(key: string): boolean {
    return this.#entries.has(key) || this.#entries.has(wishFor(key))
  }

  /**
   * Whether the key was requested before with the same proof, so that building it pays off. Values requested
   * only once between two writes are read as needed.
   */
  isWanted(key: string, proof: Proof): boolean {
    const wish = wishFor(key)
    const before = this.#entries.get(wish)
    if (before && isSameProof(before, proof)) return true
    this.put(wish, proof, true, 0)
    return false
  }

  /** Stores a value, replacing the key's previous one. Values larger than the whole cache are not stored. */
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
