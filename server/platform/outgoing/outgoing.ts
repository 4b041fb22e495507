import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP } from 'node:net'
import { isInList } from '../addressList.ts'
import { isInnerAddress } from './innerAddress.ts'

/** Why a request was not sent, or its response not read. */
export type OutgoingReason =
  /** Not a web address, or one with credentials. */
  | 'address'
  /** Plain HTTP to anything but an internal address that the operator allows. */
  | 'plain'
  /** The name does not resolve. */
  | 'unknown'
  /** The name resolves to an internal address. */
  | 'inner'
  | 'slow'
  | 'large'
  /** Connection refused, protocol error, or invalid certificate. */
  | 'connection'

export class OutgoingFault extends Error {
  readonly reason: OutgoingReason

  constructor(reason: OutgoingReason, detail: string, cause?: unknown) {
    super(detail, { cause })
    this.name = 'OutgoingFault'
    this.reason = reason
  }
}

interface OutgoingRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Milliseconds from name resolution to the last byte of the response. */
  readonly patienceMs?: number
  /** Limit of the response body. */
  readonly mostBytes?: number
}

/**
 * Sends a request to an address that users entered. Redirects are returned, never followed.
 * @throws OutgoingFault
 */
export type Outgoing = (address: string, request?: OutgoingRequest) => Promise<Response>

interface Found {
  readonly address: string
  readonly family: number
}

interface OutgoingOptions {
  /** Internal addresses that are allowed; chosen by the operator, never by a house. */
  readonly allowed?: BlockList
  /** Resolves a name; the system's resolver by default. */
  readonly resolve?: (host: string) => Promise<readonly Found[]>
}

const PATIENCE_MS = 15_000
const MOST_BYTES = 512 * 1024
/** How long idle connections are kept for the next request to the same host. */
const KEPT_ALIVE_MS = 10_000

const BODILESS = new Set([204, 205, 304])

/**
 * Creates the only client for addresses that users enter (SSRF protection). It resolves a name once, checks
 * all its addresses, and connects to a checked one: changing DNS in between does not help an attacker.
 */
export function createOutgoing({
  allowed = new BlockList(),
  resolve = resolveAll,
}: OutgoingOptions = {}): Outgoing {
  const agents = {
    'http:': new http.Agent({ keepAlive: true, timeout: KEPT_ALIVE_MS }),
    'https:': new https.Agent({ keepAlive: true, timeout: KEPT_ALIVE_MS }),
  }

  async function judge(url: URL): Promise<Found> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(host)
    const found = family === 0 ? await resolve(host) : [{ address: host, family }]
    const [first] = found
    if (first === undefined) throw new OutgoingFault('unknown', `${host} has no address`)
    const inner = found.filter(({ address }) => isInnerAddress(address))
    const refused = inner.find(({ address }) => !isInList(address, allowed))
    if (refused) throw new OutgoingFault('inner', `${host} leads to ${refused.address}`)
    if (url.protocol === 'http:' && inner.length < found.length)
      throw new OutgoingFault('plain', `${host} is asked over plain HTTP`)
    return first
  }

  return async (address, request = {}) => {
    const url = readUrl(address)
    const signal = AbortSignal.timeout(request.patienceMs ?? PATIENCE_MS)
    const pinned = await Promise.race([judge(url), ended(signal)])
    return send(url, request, {
      pinned,
      signal,
      agent: agents[url.protocol === 'http:' ? 'http:' : 'https:'],
    })
  }
}

function readUrl(address: string): URL {
  const url = URL.parse(address)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hostname === '')
    throw new OutgoingFault('address', 'no web address')
  if (url.username !== '' || url.password !== '')
    throw new OutgoingFault('address', 'a user or a password stands in the address')
  return url
}

async function resolveAll(host: string): Promise<readonly Found[]> {
  return lookup(host, { all: true, verbatim: true }).catch((error: Error) => {
    throw new OutgoingFault('unknown', `${host} has no address`, error)
  })
}

/**
 * Never resolves.
 * @throws OutgoingFault when the time is up
 */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(tooSlow(signal.reason)), { once: true })
  })
}

const tooSlow = (cause: unknown) => new OutgoingFault('slow', 'no answer in time', cause)

interface Way {
  readonly pinned: Found
  readonly signal: AbortSignal
  readonly agent: http.Agent
}

function send(url: URL, request: OutgoingRequest, { pinned, signal, agent }: Way): Promise<Response> {
  const { method = 'GET', headers = {}, body, mostBytes = MOST_BYTES } = request
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { request: open } = url.protocol === 'http:' ? http : https
  const asked = open(
    url,
    {
      method,
      headers:
        body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent,
      signal,
      lookup: (_, options, answer) =>
        options.all ? answer(null, [pinned]) : answer(null, pinned.address, pinned.family),
    },
    (answer) => {
      const parts: Buffer[] = []
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > mostBytes) asked.destroy(new OutgoingFault('large', `more than ${mostBytes} bytes`))
        else parts.push(part)
      })
      answer.on('end', () => resolve(responseOf(answer, Buffer.concat(parts))))
      answer.on('error', (error) => reject(faultOf(error, signal)))
    },
  )
  asked.on('error', (error) => reject(faultOf(error, signal)))
  asked.end(body)
  return promise
}

function faultOf(error: Error, signal: AbortSignal): OutgoingFault {
  if (error instanceof OutgoingFault) return error
  return signal.aborted ? tooSlow(error) : new OutgoingFault('connection', error.message, error)
}

function responseOf({ statusCode = 0, headersDistinct }: http.IncomingMessage, bytes: Buffer): Response {
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(BODILESS.has(statusCode) ? null : new Uint8Array(bytes), {
    status: statusCode,
    headers,
  })
}
