/**
 * An announcement; it stays long enough to be read aloud, and not so long that somebody browsing the page
 * meets it.
 */
export interface Announcement {
  readonly id: number
  readonly text: string
}

const STAYS_MS = 7_000

/**
 * The pending announcements. Each is an element of its own: quick ones do not replace those that are not read
 * yet.
 */
export class Announcer {
  readonly #listeners = new Set<() => void>()
  #sayings: readonly Announcement[] = []
  #next = 0

  /** Announces a text politely; an empty one is ignored. */
  announce(text: string): void {
    if (text.trim() === '') return
    const id = this.#next
    this.#next += 1
    this.#become([...this.#sayings, { id, text }])
    setTimeout(() => this.#become(this.#sayings.filter((one) => one.id !== id)), STAYS_MS)
  }

  /** Drops everything that was not read yet. */
  silence(): void {
    this.#become([])
  }

  readonly announcements = (): readonly Announcement[] => this.#sayings

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #become(announcements: readonly Announcement[]): void {
    this.#sayings = announcements
    for (const listener of this.#listeners) listener()
  }
}

/** The page's announcer, shown by its one live region. */
export const announcer = new Announcer()

export function announce(text: string): void {
  announcer.announce(text)
}
