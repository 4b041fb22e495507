import pg from 'pg'
import type { BenchRequest } from '../http/verbs.ts'
import { percentiles } from '../statistics.ts'
import type { Template } from './template.ts'

/** A verb's statements by round trip, and the requests whose words they are filled with. */
export interface RawWork {
  readonly trips: readonly (readonly Template[])[]
  readonly request: (n: number) => BenchRequest
}

export interface RawOrder extends RawWork {
  readonly connectionString: string
  readonly first: number
  readonly inFlight: number
  readonly connections: number
  readonly seconds: number
}

export interface RawResult {
  readonly perSecond: number
  readonly requests: number
  readonly p95ms: number
  /** With those of the warm-up. */
  readonly made: number
}

/** What is written between cork and uncork leaves in one system call, as the server does it. */
function streamOf(client: pg.PoolClient): { cork(): void; uncork(): void } {
  return (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection.stream
}

async function replay(client: pg.PoolClient, trips: RawOrder['trips'], request: BenchRequest): Promise<void> {
  const ids: string[] = []
  for (const trip of trips) {
    const stream = streamOf(client)
    stream.cork()
    const answers = trip.map(({ text, name, values }) =>
      values === null
        ? client.query(text)
        : client.query({
            text,
            ...(name ? { name } : {}),
            values: values.map((value) => value(request, ids)),
          }),
    )
    queueMicrotask(() => stream.uncork())
    await Promise.all(answers)
  }
}

/** The statements of a verb through `pg` alone: no HTTP, no rules, nothing between; so many requests in flight at any time. */
export async function runRaw(order: RawOrder): Promise<RawResult> {
  const { connectionString, connections, inFlight, trips, request } = order
  const pool = new pg.Pool({ connectionString, max: connections, pipeline: true, options: '-c timezone=UTC' })
  // A connection that is lost fails the statement under way; that is where it is told.
  pool.on('error', () => undefined)
  let next = order.first
  const round = async (until: number, durations: number[]) => {
    while (performance.now() < until) {
      const begun = performance.now()
      const client = await pool.connect()
      try {
        await replay(client, trips, request(next++))
      } finally {
        client.release()
      }
      durations.push(performance.now() - begun)
    }
  }
  const run = async (seconds: number) => {
    const durations: number[] = []
    const begun = performance.now()
    await Promise.all(Array.from({ length: inFlight }, () => round(begun + seconds * 1_000, durations)))
    const took = (performance.now() - begun) / 1_000
    return {
      perSecond: durations.length / took,
      requests: durations.length,
      p95ms: percentiles(durations).p95ms,
    }
  }
  try {
    await run(1)
    return { ...(await run(order.seconds)), made: next - order.first }
  } finally {
    await pool.end()
  }
}
