import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { type LiveEvent, liveResetSchema } from '@platzwart/contract/live'
import * as wire from '@platzwart/contract/operations/live'
import { expect } from 'vitest'
import { z } from 'zod'
import { FEATURES } from '../features.ts'
import { cookieOf } from './app.ts'

type HeardEvent = LiveEvent & Readonly<Record<string, unknown>>

interface Heard {
  readonly id: string
  readonly event: HeardEvent
}

/** What the features have declared, and nothing else. */
const SCHEMA = z.union([
  liveResetSchema,
  ...FEATURES.flatMap(({ live = {} }) => Object.values(live).map(({ schema }) => schema)),
])

export interface LiveReaderOptions {
  readonly port: number
  readonly host: string
  /** Session token. */
  readonly token?: string
  /** That of who is no person, and the stream that there is for them. */
  readonly cookie?: string
  readonly path?: string
}

/** Generous: what is asked is whether something arrives, not how fast. */
const ARRIVES_WITHIN_MS = 15_000

/** A browser's `EventSource`, by hand: it remembers the last id, can be cut off, and resumes. */
export class LiveReader {
  readonly heard: Heard[] = []
  /** Everything that came over the wire, in one text. */
  raw = ''
  status = 0
  ended = false
  readonly #options: LiveReaderOptions
  #request: ClientRequest | null = null
  #rest = ''
  #last: string | null = null

  constructor(options: LiveReaderOptions) {
    this.#options = options
  }

  /** Opens the stream and waits for the answer's head; `query` is put behind the path as it is. */
  async open(query = '', headers: Record<string, string> = {}): Promise<this> {
    const { port, host, token = '', cookie = cookieOf(token), path = wire.live.path } = this.#options
    this.ended = false
    this.#rest = ''
    const asked = request({
      port,
      host: '127.0.0.1',
      path: `${path}${query}`,
      headers: { host, cookie, ...headers },
      agent: false,
    })
    this.#request = asked
    await new Promise<void>((resolve, reject) => {
      asked.once('error', reject)
      asked.once('response', (response) => {
        this.status = response.statusCode ?? 0
        this.#listen(asked, response)
        resolve()
      })
      asked.end()
    })
    asked.on('error', () => undefined)
    return this
  }

  /** Where the last event left off, as a browser does it by itself. */
  resume(): Promise<this> {
    return this.open('', this.#last === null ? {} : { 'last-event-id': this.#last })
  }

  /** The network is gone: no goodbye. */
  cut(): void {
    this.#request?.destroy()
    this.#request = null
  }

  get events(): HeardEvent[] {
    return this.heard.map(({ event }) => event)
  }

  /** Waits until the events so far satisfy the condition. */
  async until(condition: (events: readonly HeardEvent[]) => boolean): Promise<void> {
    await expect.poll(() => condition(this.events), { timeout: ARRIVES_WITHIN_MS, interval: 10 }).toBe(true)
  }

  async untilEnded(): Promise<void> {
    await expect.poll(() => this.ended, { timeout: ARRIVES_WITHIN_MS, interval: 10 }).toBe(true)
  }

  #listen(asked: ClientRequest, response: IncomingMessage): void {
    response.setEncoding('utf8')
    response.on('data', (text: string) => {
      // What was on its way when the line was cut never arrived.
      if (this.#request !== asked) return
      this.raw += text
      this.#rest += text
      const blocks = this.#rest.split('\n\n')
      this.#rest = blocks.pop() ?? ''
      for (const block of blocks) this.#hear(block)
    })
    response.on('error', () => undefined)
    response.on('close', () => {
      if (this.#request === asked) this.ended = true
    })
  }

  #hear(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
    const id = field('id')
    const data = field('data')
    if (id === undefined || data === undefined) return
    this.#last = id
    this.heard.push({ id, event: SCHEMA.parse(JSON.parse(data)) as HeardEvent })
  }
}
