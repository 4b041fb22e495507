import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

/** How long a server that ends still lets people in, in milliseconds. */
export interface Coming {
  /** In which every answer says that it is the last of its connection: whoever keeps one hears it here. */
  readonly graceMs: number
  /** Nobody new for so long: who sends requests here has heard that it ends. */
  readonly quietMs: number
  /** Whoever still comes after this goes on coming. */
  readonly mostMs: number
}

const COMING: Coming = { graceMs: 1_000, quietMs: 250, mostMs: 4_000 }
/** Requests that are under way when the server is asked to stop get this long. */
const DRAIN_MS = 10_000
const IDLE_LOOK_MS = 50

/**
 * Ends servers so that no request is cut off (docs/decisions/running.md). First every answer says that its connection ends with it, while readiness is
 * red and new connections are still taken, as long as some come; then nobody is let in, open requests end, and what is still there after the time
 * is cut.
 */
export class Drain {
  readonly #servers: readonly Server[]
  readonly #open = new Set<ServerResponse>()
  readonly #coming: Coming
  #stopping = false
  /** Connections so far, and when the last one came. */
  #came = 0
  #cameAt = 0

  constructor(servers: readonly Server[], coming = COMING) {
    this.#servers = servers
    this.#coming = coming
    for (const server of servers) {
      server.prependListener('request', (_, response) => this.#follow(response))
      server.on('connection', () => this.#note())
    }
  }

  /** For readiness: balancers send their requests elsewhere. */
  get stopping(): boolean {
    return this.#stopping
  }

  /** @param endStreams ends answers that would go on for ever, once nobody can ask for them any more */
  async end(endStreams: () => void): Promise<void> {
    this.#stopping = true
    for (const response of this.#open) response.shouldKeepAlive = false
    await wait(this.#coming.graceMs)
    await this.#untilNobodyWaits()
    const closed = this.#servers.map(close)
    endStreams()
    await Promise.all(closed)
  }

  #note(): void {
    this.#came += 1
    this.#cameAt = performance.now()
  }

  /**
   * Until nobody new has come for a while, and nobody waits to be let in: the system resets whoever stands in that queue when it closes. It is
   * empty when a turn of the event loop found nobody in it, and is then closed in that same turn.
   */
  async #untilNobodyWaits(): Promise<void> {
    const { quietMs, mostMs } = this.#coming
    const begun = performance.now()
    for (;;) {
      const now = performance.now()
      if (now - begun > 2 * mostMs) return
      if (now - this.#cameAt < quietMs && now - begun < mostMs) {
        await wait(quietMs / 10)
        continue
      }
      const before = this.#came
      await turn()
      await turn()
      if (this.#came === before) return
    }
  }

  #follow(response: ServerResponse): void {
    if (this.#stopping) response.shouldKeepAlive = false
    this.#open.add(response)
    response.once('close', () => this.#open.delete(response))
  }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
/** All that has come until now is let in. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A browser would keep a connection whose last answer it has, and we would wait for it.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
