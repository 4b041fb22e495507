import autocannon from 'autocannon'
import { sized } from '../size.ts'
import { percentiles } from '../statistics.ts'
import { ACTIVE_PEOPLE, type BenchRequest, VERBS, type VerbName } from './verbs.ts'

/** One address that many read, each as often as it can. */
interface Read {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a load client is asked to do; a process of its own, so that it shares no event loop with anything measured. */
export type LoadOrder = Amount & ({ readonly verb: VerbName } | { readonly read: Read })

interface Amount {
  readonly url: string
  readonly connections: number
  /** Seconds; or so many requests. */
  readonly duration?: number
  readonly amount?: number
  /** Requests a second, all connections together; as many as there can be when it is not given. */
  readonly rate?: number
  /** Number of the first request: runs that book do not share slots. */
  readonly first: number
}

export interface LoadResult {
  readonly perSecond: number
  readonly requests: number
  readonly p50ms: number
  readonly p95ms: number
  readonly p99ms: number
  /** Answers by status, those of the 200s aside; empty when all went well. */
  readonly refused: Readonly<Record<string, number>>
  readonly errors: number
}

/** Reads are prepared once for each connection, each connection at another place of the same round. */
const READS = 500

function requestOf(order: LoadOrder): (n: number) => Omit<BenchRequest, 'words' | 'days'> {
  return 'read' in order ? () => ({ method: 'GET', ...order.read }) : VERBS[order.verb]
}

function requestsOf(order: LoadOrder, connection: number): autocannon.Request[] {
  const request = requestOf(order)
  return Array.from({ length: READS }, (_, i) => {
    const n = (connection * Math.ceil(ACTIVE_PEOPLE / order.connections) + i) % ACTIVE_PEOPLE
    const { method, path, headers } = request(n)
    return { method, path, headers: { ...headers } }
  })
}

/** A figure that is only to come needs some answers, however long a busy machine takes for them. */
function lengthOf({ duration = 8, connections, rate }: LoadOrder): { duration: number } | { amount: number } {
  return rate === undefined ? sized({ duration }, { amount: 4 * connections }) : { duration }
}

async function load(order: LoadOrder): Promise<LoadResult> {
  const request = requestOf(order)
  const durations: number[] = []
  let next = order.first
  let connection = 0
  const writes = request(0).method === 'POST'
  const setupRequest = (base: autocannon.Request): autocannon.Request => {
    const { method, path, headers, body } = request(next++)
    return { ...base, method, path, headers: { ...headers }, ...(body === undefined ? {} : { body }) }
  }
  const { amount, connections, url, rate } = order
  const result = await autocannon({
    url,
    connections,
    timeout: sized(10, 120),
    ...(amount === undefined ? lengthOf(order) : { amount }),
    ...(rate === undefined ? {} : { overallRate: rate }),
    ...(writes ? { requests: [{ method: 'POST', setupRequest }] } : {}),
    setupClient: (client) => {
      client.on('response', (_status, _bytes, milliseconds) => durations.push(milliseconds))
      if (!writes) client.setRequests(requestsOf(order, connection++))
    },
  })
  const statuses = Object.entries(result.statusCodeStats ?? {})
  const refused = statuses
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count = 0 }]) => [status, count])
  return {
    perSecond: durations.length / result.duration,
    requests: durations.length,
    ...percentiles(durations),
    refused: Object.fromEntries(refused) as Record<string, number>,
    errors: result.errors + result.timeouts,
  }
}

process.send?.(await load(JSON.parse(process.argv[2] ?? '') as LoadOrder))
process.disconnect?.()
