import { Audience, type LiveListener, type LiveState } from './audience.ts'
import type { LiveTools } from './browserTools.ts'

/** The interface of the live client. */
interface LiveClient {
  readonly state: () => LiveState
  readonly watch: (watcher: () => void) => () => void
  readonly listen: (listener: LiveListener) => () => void
}

interface LateTools extends Pick<LiveTools, 'now' | 'setTimer' | 'online'> {
  readonly load: () => Promise<LiveClient>
}

/** Retry interval for the client's code, which mostly fails to load because the device is offline. */
const AGAIN_MS = 5_000

/** Stands in for the live client until its code is loaded, so that the first paint does not wait for it. */
export class LateLive implements LiveClient {
  readonly #tools: LateTools
  readonly #audience = new Audience()
  #lostSince: Temporal.Instant | null = null
  #attempt = 0
  #stop: () => void = () => {}

  constructor(tools: LateTools) {
    this.#tools = tools
  }

  readonly state = this.#audience.state
  readonly watch = this.#audience.watch

  /** Subscribes to changes; the first event is `neuladen`: read again, now that the stream is open. */
  readonly listen = (listener: LiveListener): (() => void) =>
    this.#audience.add(listener, {
      first: () => {
        this.#audience.become({ art: 'verbindet' })
        void this.#begin()
      },
      last: () => {
        this.#stop()
        this.#lostSince = null
        this.#attempt = 0
        this.#audience.become({ art: 'ruht' })
      },
    })

  async #begin(): Promise<void> {
    let stopped = false
    this.#stop = () => {
      stopped = true
    }
    const client = await this.#tools.load().catch(() => null)
    if (stopped) return
    if (client === null) this.#wait()
    else this.#follow(client)
  }

  #wait(): void {
    this.#lostSince ??= this.#tools.now()
    this.#attempt += 1
    this.#audience.become({
      art: 'getrennt',
      seit: this.#lostSince,
      netz: this.#tools.online(),
      tooManyWindows: false,
      versuch: this.#attempt,
    })
    this.#stop = this.#tools.setTimer(() => void this.#begin(), AGAIN_MS)
  }

  #follow(client: LiveClient): void {
    const stopWatching = client.watch(() => this.#audience.become(client.state()))
    const stopListening = client.listen((event) => this.#audience.tell(event))
    this.#stop = () => {
      stopWatching()
      stopListening()
    }
  }
}
