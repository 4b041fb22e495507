import { Audience, type LiveListener } from './audience.ts'
import type { LiveTools } from './browserTools.ts'
import { LiveLine, SILENCE_MS } from './line.ts'
import { type Message, plainState, stateOf } from './messages.ts'

/** A leader answers within this time, unless its browser has frozen it. */
const ANSWER_MS = 5_000

/**
 * While the stream is interrupted, the visible page asks this often: the leader's timers may be throttled.
 */
const CUT_MS = 1_000

/** The protocol version: pages of builds with different messages do not share. */
const NAME = 'platzwart-live-1'

type Locks = Pick<LockManager, 'request'>
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

/** The browser around the pages of one person, replaced in tests. */
export interface ShareTools extends LiveTools {
  /** The person and house that the page shows; null if unknown, and then it shares nothing. */
  readonly who: () => string | null
  /** Null on hosts without https, where browsers have none. */
  readonly locks: () => Locks | null
  readonly openChannel: (name: string) => Channel
  readonly visible: () => boolean
}

/** A page's membership among the pages that share a stream; messages to an old one are ignored. */
interface Part {
  readonly name: string
  readonly channel: Channel
  /** Cancels the request for the lock. */
  waiting: AbortController
  /** Releases the lock, while this page has it. */
  letGo: (() => void) | null
}

/**
 * One stream of changes for all pages of one person in one browser, because browsers open six connections to
 * a host and a stream occupies one. Leader election by a web lock: the page with the lock has the stream and
 * broadcasts to the others. When it is closed or crashes, the next one gets the lock and resumes at the same
 * position. A visible page steals the lock of a frozen one. Without locks each page has a stream of its own,
 * while it is visible.
 */
export class SharedLive {
  readonly #tools: ShareTools
  readonly #line: LiveLine
  readonly #audience = new Audience()
  #part: Part | null = null
  #position = ''
  #stopTimer: () => void = () => {}
  #closeLine: (() => void) | null = null

  constructor(tools: ShareTools) {
    this.#tools = tools
    this.#line = new LiveLine(tools, () => this.#tellPosition())
    this.#line.watch(() => this.#follow())
  }

  readonly state = this.#audience.state
  readonly watch = this.#audience.watch

  /** Subscribes to changes; the first event is `neuladen`: read again, now that the stream is open. */
  listen(listener: LiveListener): () => void {
    return this.#audience.add(listener, {
      first: () => this.#join(),
      last: () => {
        this.#leave()
        this.#position = ''
        this.#audience.become({ art: 'ruht' })
      },
    })
  }

  /** The device is online again, or the page is visible again. */
  readonly wake = (): void => {
    if (!this.#audience.isEmpty && this.#part === null && this.#closeLine === null) this.#join()
    else if (this.#closeLine !== null) this.#line.wake()
    else if (this.#part !== null) this.#ask(true)
  }

  readonly offline = (): void => {
    if (this.#closeLine !== null) this.#line.offline()
  }

  /** The browser freezes or caches the page: another one takes the stream meanwhile. */
  readonly sleep = (): void => {
    this.#leave()
  }

  /** The page is hidden: without sharing, the visible pages need the connections. */
  readonly hide = (): void => {
    if (this.#part === null && this.#closeLine !== null) this.#leave()
  }

  #join(): void {
    const who = this.#tools.who()
    const locks = this.#tools.locks()
    this.#audience.become({ art: 'verbindet' })
    if (who === null || locks === null) {
      if (this.#tools.visible()) this.#open()
      return
    }
    const name = `${NAME}:${who}`
    const channel = this.#tools.openChannel(name)
    const part: Part = { name, channel, waiting: new AbortController(), letGo: null }
    this.#part = part
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (this.#part === part) this.#hear(data)
    }
    this.#wait(part, locks)
    this.#ask()
  }

  #leave(): void {
    this.#stopTimer()
    const part = this.#part
    this.#part = null
    this.#close()
    part?.waiting.abort()
    part?.letGo?.()
    part?.channel.close()
  }

  /**
   * Requests the lock, which makes this page the leader; the browser grants it however the previous leader
   * ended.
   */
  #wait(part: Part, locks: Locks): void {
    part.waiting = new AbortController()
    const { signal } = part.waiting
    locks
      .request(part.name, { signal }, () => this.#hold(part))
      .then(undefined, () => this.#lost(part, signal))
  }

  /** The leader does not answer. */
  #steal(part: Part): void {
    const locks = this.#tools.locks()
    if (locks === null) return
    part.waiting.abort()
    part.waiting = new AbortController()
    const { signal } = part.waiting
    locks
      .request(part.name, { steal: true }, () => this.#hold(part))
      .then(undefined, () => this.#lost(part, signal))
  }

  #hold(part: Part): Promise<void> {
    if (this.#part !== part) return Promise.resolve()
    this.#stopTimer()
    const held = new Promise<void>((resolve) => {
      part.letGo = resolve
    })
    this.#open()
    return held
  }

  /** Another page has stolen the lock. */
  #lost(part: Part, signal: AbortSignal): void {
    const locks = this.#tools.locks()
    if (this.#part !== part || signal.aborted || locks === null) return
    part.letGo = null
    this.#close()
    this.#wait(part, locks)
    this.#ask()
  }

  #open(): void {
    this.#closeLine = this.#line.listen((event) => {
      const before = this.#position
      this.#position = this.#line.position
      this.#post({ art: 'neuigkeit', event, before, position: this.#position })
      this.#audience.tell(event)
    }, this.#position)
  }

  #close(): void {
    const close = this.#closeLine
    this.#closeLine = null
    close?.()
  }

  /** Publishes the state of the own stream. */
  #follow(): void {
    if (this.#closeLine === null && this.#line.state().art === 'ruht') return
    this.#audience.become(this.#line.state())
    this.#tellState()
  }

  #tellState(): void {
    this.#post({ art: 'stand', state: plainState(this.#line.state()), position: this.#position })
  }

  #tellPosition(): void {
    const before = this.#position
    this.#position = this.#line.position
    this.#post({ art: 'zeichen', before, position: this.#position })
  }

  #post(message: Message): void {
    this.#part?.channel.postMessage(message)
  }

  /** Asks whether the leader is alive. A hidden page can wait for the answer. */
  #ask(wake = false): void {
    const part = this.#part
    if (part === null) return
    this.#post({ art: 'frage', wake })
    this.#after(ANSWER_MS, () => this.#tools.visible() && this.#steal(part))
  }

  #after(milliseconds: number, run: () => void): void {
    this.#stopTimer()
    this.#stopTimer = this.#tools.setTimer(run, milliseconds)
  }

  #hear(message: Message): void {
    if (message.art === 'frage') this.#answer(message.wake)
    // Messages of the previous leader are outdated while this page has the stream.
    else if (this.#closeLine === null) this.#take(message)
  }

  #take(message: Exclude<Message, { readonly art: 'frage' }>): void {
    const cut = message.art === 'stand' && message.state.art === 'getrennt'
    this.#after(cut ? CUT_MS : SILENCE_MS, () => this.#ask())
    if (message.art === 'stand') this.#audience.become(stateOf(message.state))
    this.#step(message.art === 'stand' ? message.position : message.before, message.position)
    if (message.art === 'neuigkeit') this.#audience.tell(message.event)
  }

  #answer(wake: boolean): void {
    if (this.#closeLine === null) return
    if (wake) this.#line.wake()
    else this.#line.nudge()
    this.#tellState()
  }

  /** A gap before or between two messages can only be closed by reading again. */
  #step(before: string, position: string): void {
    if (position === '') return
    if (this.#position !== before) this.#audience.tell({ art: 'neuladen' })
    this.#position = position
  }
}
