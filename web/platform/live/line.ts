import type { LiveEvent } from '@platzwart/contract/live'
import * as wire from '@platzwart/contract/operations/live'
import { loadChunk } from '../reloadGuard.ts'
import { noteSomethingElse, tellShown } from '../session/shown.ts'
import { Audience, type LiveListener } from './audience.ts'
import { browserTools, type LiveTools } from './browserTools.ts'

/**
 * V1 of the specification (section 9): how long to wait for an answer, for a sign of life, and before each
 * retry.
 */
export const CONNECT_TIMEOUT_MS = 10_000
const HEARTBEAT_MS = 25_000
export const RECONNECT_AFTER_MS = [1_000, 2_000, 5_000, 10_000] as const

/** A stream that is silent for a heartbeat plus the time-out is dead. */
export const SILENCE_MS = HEARTBEAT_MS + CONNECT_TIMEOUT_MS

export function reconnectDelay(attempt: number): number {
  return RECONNECT_AFTER_MS[Math.min(attempt, RECONNECT_AFTER_MS.length - 1)] ?? 10_000
}

const LONGEST_WAIT_MS = 5 * 60_000
const LONGEST_AGAIN_MS = 30_000

/** The Retry-After of an answer in milliseconds; 0 without one. */
function retryAfter(answer: Response | null): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1_000), LONGEST_WAIT_MS) : 0
}

/** A deferred task with its due time: browsers run the timers of hidden pages minutes late. */
interface Due {
  readonly at: Temporal.Instant
  readonly run: () => void
  readonly stop: () => void
}

/**
 * One stream of changes (SSE). It is open while it has listeners, resumes after the last id, and exposes its
 * state.
 */
export class LiveLine {
  #tools: LiveTools
  readonly #audience = new Audience()
  #position = ''
  #attempt = 0
  /** The retry delay that the server announced before it ended. */
  #again: number | null = null
  #lostSince: Temporal.Instant | null = null
  #abort: AbortController | null = null
  #due: Due | null = null
  readonly #heard: () => void

  /** @param heard called after everything that arrived in one chunk, even if it is only a heartbeat */
  constructor(tools: LiveTools = browserTools, heard: () => void = () => {}) {
    this.#tools = tools
    this.#heard = heard
  }

  /** The position to resume after; empty before the first event. */
  get position(): string {
    return this.#position
  }

  readonly state = this.#audience.state
  readonly watch = this.#audience.watch

  /**
   * Subscribes to changes. `after` is the position of data just read, so that nothing since then is missed.
   * Without a position the first event is `neuladen`: read again, now that the stream is open.
   */
  listen(listener: LiveListener, after?: string): () => void {
    if (this.#position === '' && after !== undefined) this.#position = after
    return this.#audience.add(listener, {
      first: () => this.#connect(),
      last: () => this.#rest(),
    })
  }

  /** Retries at once: the device is online again, or the page is visible again. */
  readonly wake = (): void => {
    if (this.#audience.state().art !== 'getrennt') return
    this.#attempt = 0
    this.#connect()
  }

  /** Runs a task that is overdue because its timer is late. */
  readonly nudge = (): void => {
    if (this.#due !== null && Temporal.Instant.compare(this.#due.at, this.#tools.now()) <= 0) this.#due.run()
  }

  /** The device reports that it is offline: no need to wait for the silence. */
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

  /** Our own abort is no loss; what replaced the connection has its own state already. */
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

  /** Returns when the stream ends, or with a response that is no stream. */
  async #read(signal: AbortSignal): Promise<Response | null> {
    const address =
      this.#position === '' ? wire.live.path : `${wire.live.path}?after=${encodeURIComponent(this.#position)}`
    const headers = new Headers({ Accept: 'text/event-stream' })
    tellShown(headers, wire.live.path)
    const response = await this.#tools.fetch(address, { headers, signal, credentials: 'same-origin' })
    // The page shows another house or person.
    if (response.status === 409) noteSomethingElse()
    if (!response.ok || response.body === null) return response
    this.#open()
    // Loaded late: the first page does not need the parser.
    const { createParser } = await loadChunk(() => import('eventsource-parser'))
    // Every change has a position; a position alone means that there was nothing this person may see.
    const parser = createParser({
      onId: (id) => this.#stand(id),
      onEvent: ({ data }) => this.#hear(data),
      // A server that shuts down spreads its clients over time.
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
    // Nothing to resume from: changes between the read and the subscription are only found by reading again.
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
    // An overloaded server says when to retry; retrying sooner would keep it overloaded.
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

/** The events of our own server are validated there; here only non-events are dropped. */
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
