import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** Timeouts for receiving a request, in milliseconds. Sending the response has none. */
export interface Patience {
  /** Until the headers have arrived. */
  readonly headersMs: number
  /** A body must deliver `leastBytes` in each interval of this length. */
  readonly stretchMs: number
  readonly leastBytes: number
  /** Until the whole request has arrived: the largest file over a slow network. */
  readonly requestMs: number
  /** Interval between checks of the connections. */
  readonly lookMs: number
}

const PATIENCE: Patience = {
  headersMs: 20_000,
  stretchMs: 30_000,
  leastBytes: 1024,
  requestMs: 15 * 60_000,
  lookMs: 5_000,
}

/**
 * Longer than the proxies in front of us keep theirs, so that we never close a connection that one of them is
 * about to use.
 */
const KEEP_ALIVE_MS = 65_000

/** Creates a server that answers with `fetch` and disconnects clients that send too slowly. */
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
    // Uses the listener's own Request and Response: a response with known text is then sent in one piece
    // instead of through a stream.
    inTurn(refuseTwoHosts(getRequestListener(fetch))),
  )
  return server.on('request', (request, response) => cutStalledBody(request, response, patience))
}

/**
 * Two Host headers: a proxy in front may have used either (RFC 9112, 3.2). Node itself refuses requests
 * without one.
 */
function refuseTwoHosts(listener: Listener): Listener {
  return (request, response) => {
    const names = request.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
    if (names.length < 2) return listener(request, response)
    response.shouldKeepAlive = false
    return response.writeHead(400).end()
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** Pipelined requests per connection. Browsers send one at a time. */
const MOST_WAITING = 16

/**
 * Handles one request per connection at a time; the next starts when the previous response was sent. Node
 * would start all pipelined requests at once and buffer unread responses, so that a few slow readers could
 * exhaust memory and database.
 */
function inTurn(listener: Listener): Listener {
  const queues = new WeakMap<Socket, (() => unknown)[]>()
  return (request, response) => {
    const { socket } = request
    const waiting = queues.get(socket)
    response.once('close', () => {
      // The connection is gone, and with it everyone waiting behind it.
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

/** Node only limits the whole request; a large file may take long, but a stalled one need not be waited for. */
function cutStalledBody(request: IncomingMessage, response: ServerResponse, patience: Patience): void {
  if (!hasBody(request)) return
  const { socket } = request
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    // Received but unread bytes wait for us, not for the client.
    if (came >= patience.leastBytes || request.readableLength > 0) return
    clearInterval(timer)
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }, patience.stretchMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}
