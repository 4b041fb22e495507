import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

/** How long an answer still carries on a connection that nobody has asked for long: whoever keeps one hears here that it ends. */
const GRACE_MS = 1_000
/** Requests that are under way when the server is asked to stop get this long. */
const DRAIN_MS = 10_000
const IDLE_LOOK_MS = 50

/**
 * Ends servers so that no request is cut off (decision 63). First every answer says that its connection ends with it, while readiness is
 * red and new connections are still taken; then nobody is let in, open requests end, and what is still there after the time is cut.
 */
export class Drain {
  readonly #servers: readonly Server[]
  readonly #open = new Set<ServerResponse>()
  #stopping = false

  constructor(servers: readonly Server[]) {
    this.#servers = servers
    for (const server of servers) server.prependListener('request', (_, response) => this.#follow(response))
  }

  /** For readiness: balancers send their requests elsewhere. */
  get stopping(): boolean {
    return this.#stopping
  }

  /** @param endStreams ends answers that would go on for ever, once nobody can ask for them any more */
  async end(endStreams: () => void): Promise<void> {
    this.#stopping = true
    for (const response of this.#open) response.shouldKeepAlive = false
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
    const closed = this.#servers.map(close)
    endStreams()
    await Promise.all(closed)
  }

  #follow(response: ServerResponse): void {
    if (this.#stopping) response.shouldKeepAlive = false
    this.#open.add(response)
    response.once('close', () => this.#open.delete(response))
  }
}

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
