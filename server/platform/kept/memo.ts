/** What was made for a key is kept until so many others were made after it; every answer is the same as that of `make`. */
export class Memo<V> {
  readonly #kept = new Map<string, V>()
  readonly #most: number

  /** @param most keys that are kept; one more, and the oldest is made anew when it is asked for */
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
