import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, send } from '../http/send.ts'
import { type BenchRequest, VERBS } from '../http/verbs.ts'

const PATIENCE_MS = 15_000
/** Sooner than `Retry-After` says, so that the moment is seen in which it works again. */
const AGAIN_MS = 100
/** So long nothing bad, and it works again. */
const CALM_MS = 2_000
/** How long a wish is held on to when nothing new is wished any more. */
const PERSIST_MS = 40_000

export interface Seen extends Answer {
  /** `performance.now()` when it was asked. */
  readonly asked: number
}

/** What a client may meet while something is broken: nothing, or a word that says when to ask again. */
export function isProper({ status, retryAfter }: Answer): boolean {
  return status === 0 || status === 201 || ((status === 503 || status === 409) && retryAfter !== undefined)
}

let next = 0

/** People who book one free slot after another and ask again under the same key until they are answered, as a browser does. */
export class Bookers {
  /** Ids of bookings that a 201 has told of. */
  readonly acknowledged = new Set<string>()
  readonly seen: Seen[] = []
  /** Wishes that were never answered: they may stand in the database or not. */
  open = 0
  readonly #urls: readonly string[]
  readonly #agent = new Agent({ keepAlive: true })
  readonly #people: Promise<void>[]
  #ending = 0
  /** Which of the servers is asked. */
  #at = 0

  /** @param urls servers on one database; whoever gets no answer asks the next one */
  constructor(urls: readonly string[], people = 6) {
    this.#urls = urls
    this.#people = Array.from({ length: people }, () => this.#keepBooking())
  }

  /** Lets everybody come to the end of the wish that they have. */
  async stop(): Promise<void> {
    this.#ending = performance.now()
    await Promise.all(this.#people)
    this.#agent.destroy()
  }

  /**
   * Milliseconds from a moment (`performance.now()`) until it works again: to the first 201 that was asked for after the last answer that was
   * none. Null when there was no such.
   */
  recoveredAfter(moment: number): number | null {
    const bad = this.seen.filter(({ status, asked }) => status !== 201 && asked >= moment)
    const last = Math.max(moment, ...bad.map(({ asked }) => asked))
    const ends = this.seen
      .filter(({ status, asked }) => status === 201 && asked >= last)
      .map(({ asked, milliseconds }) => asked + milliseconds - moment)
    return ends.length === 0 ? null : Math.min(...ends)
  }

  /** Waits, with patience in milliseconds, until nothing but good answers came for a while after a moment. */
  async untilCalm(moment: number, patience: number): Promise<void> {
    await this.until(() => {
      const since = Math.max(moment, performance.now() - CALM_MS)
      const lately = this.seen.filter(({ asked, milliseconds }) => asked + milliseconds >= since)
      return (
        performance.now() > moment + CALM_MS &&
        lately.length > 0 &&
        lately.every(({ status }) => status === 201)
      )
    }, patience)
  }

  async until(condition: () => boolean, patience: number): Promise<boolean> {
    for (const begun = performance.now(); !condition(); await pause(20))
      if (performance.now() - begun > patience) return false
    return true
  }

  async #keepBooking(): Promise<void> {
    while (this.#ending === 0) await this.#persist(VERBS['http.book'](next++))
  }

  async #persist(wish: BenchRequest): Promise<void> {
    for (;;) {
      const at = this.#at
      const url = this.#urls[at % this.#urls.length] as string
      const asked = performance.now()
      const { method, headers, body = '', path } = wish
      const answer = await send(`${url}${path}`, {
        method,
        headers,
        body,
        agent: this.#agent,
        patience: PATIENCE_MS,
      })
      this.seen.push({ ...answer, asked })
      if (answer.status === 201) {
        this.acknowledged.add(String((JSON.parse(answer.text) as { id: string }).id))
        return
      }
      if (answer.status === 0 && this.#at === at) this.#at++
      const tired = this.#ending > 0 && performance.now() - this.#ending > PERSIST_MS
      if (!isProper(answer) || tired) {
        this.open++
        return
      }
      await pause(AGAIN_MS)
    }
  }
}
