import { Audience, type LiveListener } from './audience.ts'
import type { LiveTools } from './browserTools.ts'
import { LiveLine, SILENCE_MS } from './line.ts'
import { type Message, plainState, stateOf } from './messages.ts'

/** A page that has the line answers within this time, unless its browser has put it to sleep. */
const ANSWER_MS = 5_000

/** While the line is cut, the page that somebody looks at asks this often: the timers of the one that has it may sleep. */
const CUT_MS = 1_000

/** Another number for another kind of messages: pages of two builds do not understand one another. */
const NAME = 'platzwart-live-1'

type Locks = Pick<LockManager, 'request'>
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

/** The browser around the pages of one person, replaced in tests. */
export interface ShareTools extends LiveTools {
  /** Whom and which house the page shows; null where it cannot say so, and shares nothing. */
  readonly who: () => string | null
  /** Null on hosts without https, where browsers have none. */
  readonly locks: () => Locks | null
  readonly openChannel: (name: string) => Channel
  readonly visible: () => boolean
}

/** A page's part among the pages that share a line; what comes to it afterwards is not heard any more. */
interface Part {
  readonly name: string
  readonly channel: Channel
  /** Waits in the line of those who would have the lock. */
  waiting: AbortController
  /** Gives the lock back, while this page has it. */
  letGo: (() => void) | null
}

/**
 * One stream of changes for all pages of one person in one browser: browsers open six connections to a host, and a stream holds one. The page with
 * the lock has the line and tells the others; closed or crashed, it loses the lock to the next one, which resumes where the line was. One that the
 * browser has put to sleep is passed over by a page that somebody looks at. Where there are no locks each page has a line, while it is looked at.
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

  /** Hears every change from now on; first of all `neuladen`: read again, now that the line is open. */
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

  /** The device is online again, or the page is looked at again. */
  readonly wake = (): void => {
    if (!this.#audience.isEmpty && this.#part === null && this.#closeLine === null) this.#join()
    else if (this.#closeLine !== null) this.#line.wake()
    else if (this.#part !== null) this.#ask(true)
  }

  readonly offline = (): void => {
    if (this.#closeLine !== null) this.#line.offline()
  }

  /** The browser lets the page do nothing from now on, or until somebody comes back to it: another one has the line meanwhile. */
  readonly sleep = (): void => {
    this.#leave()
  }

  /** Nobody looks at the page: where each has a line of its own, those that are looked at need theirs. */
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

  /** Whoever has the lock has the line; the browser gives it to the next one, however the page before came to its end. */
  #wait(part: Part, locks: Locks): void {
    part.waiting = new AbortController()
    const { signal } = part.waiting
    locks
      .request(part.name, { signal }, () => this.#hold(part))
      .then(undefined, () => this.#lost(part, signal))
  }

  /** The page that has the line does not answer. */
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

  /** Another page has passed this one over. */
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

  /** Of the own line. */
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

  /** Of the page that has the line, whether it is there. A page that nobody looks at can wait for the answer. */
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
    // What the page before still says while this one has the line is no news.
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

  /** What happened before this page heard of it, or between two things that it heard, is only known by reading again. */
  #step(before: string, position: string): void {
    if (position === '') return
    if (this.#position !== before) this.#audience.tell({ art: 'neuladen' })
    this.#position = position
  }
}
