/** The version of a record in a live event. */
interface News {
  readonly id: string
  readonly version: number
}

/** More events than can arrive while one request is under way. */
const KEPT = 500
/** Records whose newest version is remembered (LRU). */
const REMEMBERED = 5_000

/**
 * The live events of one kind of record, for queries that mirror the server's lists: outdated events are
 * dropped, and an answer that was under way reverts nothing that arrived meanwhile.
 */
export class LiveNews<E extends News> {
  #counted = 0
  #recent: readonly E[] = []
  readonly #versions = new Map<string, number>()
  readonly #listeners = new Set<(event: E) => void>()

  /**
   * Returns false for an outdated event: the feed is ordered by transaction number, and of two changes of one
   * record the later one may have begun first.
   */
  note(event: E): boolean {
    const { id, version } = event
    if (version < (this.#versions.get(id) ?? 0)) return false
    this.#versions.delete(id)
    this.#versions.set(id, version)
    for (const oldest of this.#versions.keys()) {
      if (this.#versions.size <= REMEMBERED) break
      this.#versions.delete(oldest)
    }
    this.#counted += 1
    this.#recent = [...this.#recent, event].slice(-KEPT)
    for (const listener of this.#listeners) listener(event)
    return true
  }

  /** Subscribes to new events. */
  listen(listener: (event: E) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether no newer event of its record is known: a timer's event may be outdated when it fires. */
  isNewest({ id, version }: E): boolean {
    return this.#versions.get(id) === version
  }

  /** A marker to take before a request. */
  soFar(): number {
    return this.#counted
  }

  /** The answer with every event that arrived after the marker. */
  since<T>(mark: number, answer: T, apply: (answer: T, event: E) => T): T {
    const missed = this.#counted - mark
    return missed === 0 ? answer : this.#recent.slice(-missed).reduce(apply, answer)
  }
}
