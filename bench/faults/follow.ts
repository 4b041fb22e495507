import { type ClientRequest, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { BENCH } from '../database/fill.ts'
import { benchCookie } from '../http/cookie.ts'

const AGAIN_MS = 200

/** A reader of the live stream that comes back by itself and resumes behind the last thing it heard, as the web app does. */
export class Follower {
  /** Ids of the records that it heard of. */
  readonly heard = new Set<string>()
  /** How often it was told to read everything anew, the first time aside. */
  anew = -1
  resumed = -1
  readonly #urls: readonly string[]
  readonly #person: number
  #request: ClientRequest | null = null
  #last: string | null = null
  #stopped = false
  readonly #running: Promise<void>

  constructor(urls: readonly string[], person: number) {
    this.#urls = urls
    this.#person = person
    this.#running = this.#follow()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#request?.destroy()
    await this.#running
  }

  /** Whether it hears of all of them within so many milliseconds. */
  async hears(ids: ReadonlySet<string>, patience: number): Promise<boolean> {
    for (const begun = performance.now(); !ids.isSubsetOf(this.heard); await pause(20))
      if (performance.now() - begun > patience) return false
    return true
  }

  /** Until the first stream has begun. */
  async begun(): Promise<void> {
    while (this.#last === null) await pause(20)
  }

  async #follow(): Promise<void> {
    for (let attempt = 0; !this.#stopped; attempt++) {
      await this.#read(this.#urls[attempt % this.#urls.length] as string)
      if (!this.#stopped) await pause(AGAIN_MS)
    }
  }

  #read(url: string): Promise<void> {
    const after = this.#last === null ? {} : { 'last-event-id': this.#last }
    const headers = { host: BENCH.host, cookie: benchCookie(this.#person), ...after }
    return new Promise((settle) => {
      let rest = ''
      const asked = request(`${url}/api/live`, { headers, agent: false }, (answer) => {
        if (answer.statusCode === 200) this.resumed++
        answer.setEncoding('utf8').on('data', (text: string) => {
          const blocks = `${rest}${text}`.split('\n\n')
          rest = blocks.pop() ?? ''
          if (answer.statusCode === 200) for (const block of blocks) this.#hear(block)
        })
        answer.on('close', settle).on('error', () => settle())
      })
      this.#request = asked
      asked.on('error', () => settle())
      asked.end()
    })
  }

  #hear(block: string): void {
    const id = /^id: (.*)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (id === undefined || data === undefined) return
    this.#last = id
    const event = JSON.parse(data) as { art: string; id?: string }
    if (event.art === 'neuladen') this.anew++
    if (event.id !== undefined) this.heard.add(event.id)
  }
}
