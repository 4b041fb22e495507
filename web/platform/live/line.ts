import type { LiveEvent } from '@platzwart/contract/live'
import * as wire from '@platzwart/contract/operations/live'
import { loadChunk } from '../reloadGuard.ts'
import { noteSomethingElse, tellShown } from '../session/shown.ts'
import { Audience, type LiveListener } from './audience.ts'
import { browserTools, type LiveTools } from './browserTools.ts'

/** V1 of the specification (section 9): how long to wait for an answer, for a sign of life, and before each new try. */
export const CONNECT_TIMEOUT_MS = 10_000
const HEARTBEAT_MS = 25_000
export const RECONNECT_AFTER_MS = [1_000, 2_000, 5_000, 10_000] as const

/** A line that is silent for a whole heartbeat and the time-out is dead. */
export const SILENCE_MS = HEARTBEAT_MS + CONNECT_TIMEOUT_MS

export function reconnectDelay(attempt: number): number {
  return RECONNECT_AFTER_MS[Math.min(attempt, RECONNECT_AFTER_MS.length - 1)] ?? 10_000
}

const LONGEST_WAIT_MS = 5 * 60_000
const LONGEST_AGAIN_MS = 30_000

/** Milliseconds that an answer asks to wait; 0 when it does not. */
function retryAfter(answer: Response | null): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1_000), LONGEST_WAIT_MS) : 0
}

/** What waits for its time: a browser lets the timers of a page that nobody looks at run minutes late. */
interface Due {
  readonly at: Temporal.Instant
  readonly run: () => void
  readonly stop: () => void
}

/**
 * One stream of changes. It is open while somebody listens, resumes after the last id seen, and tells its state so that the page can say so.
 */
export class LiveLine {
  #tools: LiveTools
  readonly #audience = new Audience()
  #position = ''
  #attempt = 0
  /** What the server said of the next try before it ended. */
  #again: number | null = null
  #lostSince: Temporal.Instant | null = null
  #abort: AbortController | null = null
  #due: Due | null = null
  readonly #heard: () => void

  /** @param heard called after all that came over the line in one piece, be it only a sign of life */
  constructor(tools: LiveTools = browserTools, heard: () => void = () => {}) {
    this.#tools = tools
    this.#heard = heard
  }

  /** After which it resumes; empty where nothing was heard yet. */
  get position(): string {
    return this.#position
  }

  readonly state = this.#audience.state
  readonly watch = this.#audience.watch

  /**
   * Hears every change from now on. `after` is the position of data just read: nothing since then is missed. Without a
   * position the first thing heard is `neuladen`: read again, now that the line is open.
   */
  listen(listener: LiveListener, after?: string): () => void {
    if (this.#position === '' && after !== undefined) this.#position = after
    return this.#audience.add(listener, {
      first: () => this.#connect(),
      last: () => this.#rest(),
    })
  }

  /** Tries at once: the device is online again, or the page is looked at again. */
  readonly wake = (): void => {
    if (this.#audience.state().art !== 'getrennt') return
    this.#attempt = 0
    this.#connect()
  }

  /** Does what should have been done by now, were its timer in time. */
  readonly nudge = (): void => {
    if (this.#due !== null && Temporal.Instant.compare(this.#due.at, this.#tools.now()) <= 0) this.#due.run()
  }

  /** The device says that it lost its network: no need to wait for the silence. */
  readonly offline = (): void => {
    if (!this.#audience.isEmpty) this.#lose()
  }

  #rest(): void {
    this.#stop()
    this.#position = ''
    this.#attempt = 0
    this.#lostSince = null
    this.#audience.become({ art: 'ruht' })
  }

  #stop(): void {
    this.#due?.stop()
    this.#due = null
    this.#abort?.abort()
    this.#abort = null
  }

  #connect(): void {
    this.#stop()
    const abort = new AbortController()
    this.#abort = abort
    if (this.#lostSince === null) this.#audience.become({ art: 'verbindet' })
    this.#expectWithin(CONNECT_TIMEOUT_MS)
    this.#read(abort.signal).then(
      (refused) => this.#loseIf(abort, refused),
      () => this.#loseIf(abort, null),
    )
  }

  /** An abort of ours is no loss; what replaced the connection has its own state already. */
  #loseIf(abort: AbortController, refused: Response | null): void {
    if (this.#abort === abort) this.#lose(refused)
  }

  #expectWithin(milliseconds: number): void {
    this.#doAfter(milliseconds, () => this.#lose())
  }

  #doAfter(milliseconds: number, run: () => void): void {
    this.#due?.stop()
    const stop = this.#tools.setTimer(run, milliseconds)
    this.#due = { at: this.#tools.now().add({ milliseconds }), run, stop }
  }

  /** Ends with the line, or with an answer that is none. */
  async #read(signal: AbortSignal): Promise<Response | null> {
    const address =
      this.#position === '' ? wire.live.path : `${wire.live.path}?after=${encodeURIComponent(this.#position)}`
    const headers = new Headers({ Accept: 'text/event-stream' })
    tellShown(headers, wire.live.path)
    const response = await this.#tools.fetch(address, { headers, signal, credentials: 'same-origin' })
    // The page shows another house, or somebody else.
    if (response.status === 409) noteSomethingElse()
    if (!response.ok || response.body === null) return response
    this.#open()
    // The first page does without what reads the stream.
    const { createParser } = await loadChunk(() => import('eventsource-parser'))
    // A position comes with every change, and alone when there was nothing that this person may see.
    const parser = createParser({
      onId: (id) => this.#stand(id),
      onEvent: ({ data }) => this.#hear(data),
      // A server that ends sends its readers to the others, each at a moment of its own.
      onRetry: (milliseconds) => {
        this.#again = Math.min(milliseconds, LONGEST_AGAIN_MS)
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return null
      this.#expectWithin(SILENCE_MS)
      parser.feed(value)
      this.#heard()
    }
  }

  #open(): void {
    this.#attempt = 0
    this.#lostSince = null
    this.#expectWithin(SILENCE_MS)
    this.#audience.become({ art: 'verbunden' })
    // Nothing to resume from: what happened between reading and listening is only known by reading again.
    if (this.#position === '') this.#audience.tell({ art: 'neuladen' })
  }

  #stand(position: string): void {
    if (position !== '') this.#position = position
  }

  #hear(data: string): void {
    const event = readEvent(data)
    if (event !== null) this.#audience.tell(event)
  }

  #lose(refused: Response | null = null): void {
    this.#stop()
    this.#lostSince ??= this.#tools.now()
    // A server that is full says when to come again; sooner, all who wait would keep it full.
    const delay = this.#again ?? Math.max(reconnectDelay(this.#attempt), retryAfter(refused))
    this.#again = null
    this.#attempt += 1
    this.#audience.become({
      art: 'getrennt',
      seit: this.#lostSince,
      netz: this.#tools.online(),
      tooManyWindows: refused?.status === 429,
      versuch: this.#attempt,
    })
    this.#doAfter(delay, () => this.#connect())
  }
}

/** The server is our own and its events are checked there; here only what is no event is left out. */
function readEvent(data: string): LiveEvent | null {
  try {
    const value: unknown = JSON.parse(data)
    return isEvent(value) ? value : null
  } catch {
    return null
  }
}

function isEvent(value: unknown): value is LiveEvent {
  return typeof value === 'object' && value !== null && 'art' in value && typeof value.art === 'string'
}
