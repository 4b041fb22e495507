import type { LiveEvent } from '@platzwart/contract/live'

export type LiveState =
  | { readonly art: 'ruht' }
  | { readonly art: 'verbindet' }
  | { readonly art: 'verbunden' }
  /** Without a live connection since then; `netz` is false if the device itself says it is offline. */
  | {
      readonly art: 'getrennt'
      readonly seit: Temporal.Instant
      readonly netz: boolean
      /** Too many windows of this person have a stream already. */
      readonly tooManyWindows: boolean
      readonly versuch: number
    }

export type LiveListener = (event: LiveEvent) => void

/** Called when the first listener subscribes, and when the last one has unsubscribed. */
interface Ends {
  readonly first: () => void
  readonly last: () => void
}

/** The listeners of changes, and the watchers of the connection's state. */
export class Audience {
  readonly #listeners = new Set<LiveListener>()
  readonly #watchers = new Set<() => void>()
  #state: LiveState = { art: 'ruht' }

  readonly state = (): LiveState => this.#state

  /** For `useSyncExternalStore`. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0
  }

  add(listener: LiveListener, { first, last }: Ends): () => void {
    const wasEmpty = this.isEmpty
    this.#listeners.add(listener)
    if (wasEmpty) first()
    return () => {
      if (this.#listeners.delete(listener) && this.isEmpty) last()
    }
  }

  become(state: LiveState): void {
    this.#state = state
    for (const watcher of this.#watchers) watcher()
  }

  tell(event: LiveEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
