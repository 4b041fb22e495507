/** Memoises `make` by key, for a bounded number of keys. */
export class Memo<V> {
  readonly #kept = new Map<string, V>()
  readonly #most: number

  /** @param most number of keys; beyond it the oldest is evicted */
  constructor(most: number) {
    this.#most = most
  }

  of(key: string, make: () => V): V {
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const made = make()
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= this.#most && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(key, made)
    return made
  }
}
