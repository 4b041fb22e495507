import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP } from 'node:net'
import { isInList } from '../addressList.ts'
import { isInnerAddress } from './innerAddress.ts'

/** Why a request did not go out, or why its answer was not read. */
export type OutgoingReason =
  /** No web address, or one with a user and a password in it. */
  | 'address'
  /** Plain HTTP to anywhere but an inner address that the operator allows. */
  | 'plain'
  /** The name is unknown. */
  | 'unknown'
  /** The name, or one of its addresses, is inside. */
  | 'inner'
  | 'slow'
  | 'large'
  /** Nobody answers, or not by the protocol; the certificate is not accepted. */
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
  /** From the look-up of the name to the last byte of the answer. */
  readonly patienceMs?: number
  /** Of the answer's body. */
  readonly mostBytes?: number
}

/**
 * Asks another server at an address that people have entered. Redirects are answers like others and are never followed.
 * @throws OutgoingFault
 */
export type Outgoing = (address: string, request?: OutgoingRequest) => Promise<Response>

interface Found {
  readonly address: string
  readonly family: number
}

interface OutgoingOptions {
  /** Inner addresses that may be asked all the same: the operator's choice, never a house's. */
  readonly allowed?: BlockList
  /** The addresses of a name; the system's by itself. */
  readonly resolve?: (host: string) => Promise<readonly Found[]>
}

const PATIENCE_MS = 15_000
const MOST_BYTES = 512 * 1024
/** A connection waits so long for the next request to the same host. */
const KEPT_ALIVE_MS = 10_000

const BODILESS = new Set([204, 205, 304])

/**
 * The one way out. A name is resolved once, every address of it is judged, and the connection goes to the one that was judged: who changes the name's
 * addresses in between reaches nothing inside.
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

/** @throws OutgoingFault when the patience is at its end, and never comes back otherwise */
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
