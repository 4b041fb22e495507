/** What a live event tells of a record. */
interface News {
  readonly id: string
  readonly version: number
}

/** More than can come in while one answer is under way. */
const KEPT = 500
/** Records whose newest version is remembered; the longest unheard of go first. */
const REMEMBERED = 5_000

/**
 * The news of one kind of record, for every list that is kept as the server has it: what is older than what is known is left out, and an
 * answer that was under way takes back nothing that came in meanwhile.
 */
export class LiveNews<E extends News> {
  #counted = 0
  #recent: readonly E[] = []
  readonly #versions = new Map<string, number>()
  readonly #listeners = new Set<(event: E) => void>()

  /**
   * False for older news than is known already: the feed goes by the number of the transaction, and of two changes of one record the later
   * one may have begun first.
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

  /** Hears all that is news from now on. */
  listen(listener: (event: E) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether nothing newer of its record is known: what an event has set a clock for may have been overtaken since. */
  isNewest({ id, version }: E): boolean {
    return this.#versions.get(id) === version
  }

  /** A mark, to be taken when something is asked for. */
  soFar(): number {
    return this.#counted
  }

  /** The answer with every change that came in after the mark. */
  since<T>(mark: number, answer: T, apply: (answer: T, event: E) => T): T {
    const missed = this.#counted - mark
    return missed === 0 ? answer : this.#recent.slice(-missed).reduce(apply, answer)
  }
}
