import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

/** How long a stopping server still accepts connections, in milliseconds. */
export interface DrainTimes {
  /**
   * How long every response carries `Connection: close` first, so that clients with open connections learn of
   * the end.
   */
  readonly graceMs: number
  /** Stops accepting after this long without a new connection: the load balancer has noticed. */
  readonly quietMs: number
  /** Stops accepting after this long in any case. */
  readonly mostMs: number
}

const COMING: DrainTimes = { graceMs: 1_000, quietMs: 250, mostMs: 4_000 }
/** Time for open requests before they are cut. */
const DRAIN_MS = 10_000
const IDLE_LOOK_MS = 50

/**
 * Stops servers without cutting requests off (docs/decisions/running.md). First, readiness turns red and
 * every response closes its connection, while new connections are still accepted as long as some arrive. Then
 * the servers stop listening, open requests finish, and after `DRAIN_MS` the rest is cut.
 */
export class Drain {
  readonly #servers: readonly Server[]
  readonly #open = new Set<ServerResponse>()
  readonly #coming: DrainTimes
  #stopping = false
  /** Number of connections so far, and the time of the last one. */
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

  /** For readiness: load balancers then use other servers. */
  get stopping(): boolean {
    return this.#stopping
  }

  /** @param endStreams ends endless responses (live streams) once clients can no longer reconnect to this server */
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
   * Waits until no new connection has arrived for a while and the accept queue is empty: the system resets
   * connections left in that queue on close. It counts as empty after two event loop turns without a
   * connection, and the caller closes the server within the same turn.
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
/** One turn of the event loop, in which pending connections are accepted. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // Browsers keep idle connections open, and close() waits for them.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
