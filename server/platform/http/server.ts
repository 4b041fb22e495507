import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** How long a client may take to ask, in milliseconds. What it is answered may take as long as it likes. */
export interface Patience {
  /** Until the headers are there. */
  readonly headersMs: number
  /** A body must bring so many bytes in each of these stretches. */
  readonly stretchMs: number
  readonly leastBytes: number
  /** Until the whole request is there: the largest file over a slow network. */
  readonly requestMs: number
  /** How often connections are looked at. */
  readonly lookMs: number
}

const PATIENCE: Patience = {
  headersMs: 20_000,
  stretchMs: 30_000,
  leastBytes: 1024,
  requestMs: 15 * 60_000,
  lookMs: 5_000,
}

/** Longer than the proxies before us keep theirs, so that it is never us who closes what one of them is about to use. */
const KEEP_ALIVE_MS = 65_000

/** A server that answers by `fetch` and lets nobody hold a connection with half a request. */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  patience: Patience = PATIENCE,
): Server {
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.lookMs,
    },
    // With its own Request and Response: an answer whose text is known goes out in one piece, and not through a stream that is read first.
    inTurn(refuseTwoHosts(getRequestListener(fetch))),
  )
  return server.on('request', (request, response) => cutStalledBody(request, response, patience))
}

/** Two names of the house: which of them a proxy before us has gone by cannot be told (RFC 9112, 3.2). One without any is refused by Node itself. */
function refuseTwoHosts(listener: Listener): Listener {
  return (request, response) => {
    const names = request.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
    if (names.length < 2) return listener(request, response)
    response.shouldKeepAlive = false
    return response.writeHead(400).end()
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** Requests that may wait on one connection. Browsers send one at a time. */
const MOST_WAITING = 16

/**
 * One request of a connection at a time: the next begins when the answer before it has gone out. Node begins all that were sent at once, and
 * keeps what nobody fetches in memory, so that few clients that ask for much and read slowly would take memory and database from all others.
 */
function inTurn(listener: Listener): Listener {
  const queues = new WeakMap<Socket, (() => unknown)[]>()
  return (request, response) => {
    const { socket } = request
    const waiting = queues.get(socket)
    response.once('close', () => {
      // Nobody waits any more behind a connection that is gone.
      const next = socket.destroyed ? undefined : queues.get(socket)?.shift()
      if (next === undefined) queues.delete(socket)
      else next()
    })
    if (waiting === undefined) {
      queues.set(socket, [])
      listener(request, response)
    } else if (waiting.length >= MOST_WAITING) socket.destroy()
    else waiting.push(() => listener(request, response))
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Node looks at the whole request only; a file may take its time, and one that does not come need not be waited for so long. */
function cutStalledBody(request: IncomingMessage, response: ServerResponse, patience: Patience): void {
  if (!hasBody(request)) return
  const { socket } = request
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    // What has come and was not read yet waits for us, not for the client.
    if (came >= patience.leastBytes || request.readableLength > 0) return
    clearInterval(timer)
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }, patience.stretchMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}
