/** What was just said; it stands long enough to be read aloud, and not so long that a reader who walks the page meets it. */
export interface Saying {
  readonly id: number
  readonly text: string
}

const STAYS_MS = 7_000

/** Keeps what is to be said. Each saying is an element of its own: what follows quickly does not take the place of what is not yet read. */
export class Announcer {
  readonly #listeners = new Set<() => void>()
  #sayings: readonly Saying[] = []
  #next = 0

  /** Says it when there is time; nothing is not said. */
  announce(text: string): void {
    if (text.trim() === '') return
    const id = this.#next
    this.#next += 1
    this.#become([...this.#sayings, { id, text }])
    setTimeout(() => this.#become(this.#sayings.filter((one) => one.id !== id)), STAYS_MS)
  }

  /** What was not read yet is not said any more. */
  silence(): void {
    this.#become([])
  }

  readonly sayings = (): readonly Saying[] => this.#sayings

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #become(sayings: readonly Saying[]): void {
    this.#sayings = sayings
    for (const listener of this.#listeners) listener()
  }
}

/** The page's own: there is one live region, and this is what it says. */
export const announcer = new Announcer()

export function announce(text: string): void {
  announcer.announce(text)
}
