import type { BenchDatabase } from '../database/cluster.ts'
import { BENCH } from '../database/fill.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { benchCookie } from './cookie.ts'
import { load } from './load.ts'
import { cpuTime } from './processFacts.ts'
import { send } from './send.ts'
import { startServer } from './server.ts'

const SECONDS = sized(8, 1)
const CONNECTIONS = 16

/** An address at which calendar programs read the bookings of the first person. */
async function makeAddress(url: string): Promise<string> {
  const headers = { host: BENCH.host, cookie: benchCookie(1) }
  const { status, text } = await send(`${url}/api/kalender-link`, { method: 'POST', headers, body: '' })
  if (status !== 201) throw new Error(`the address of a calendar was answered by ${status}: ${text}`)
  return new URL((JSON.parse(text) as { adresse: string }).adresse).pathname
}

/** Many who read one calendar: whole, as a program reads it for the first time. */
export async function measureFeed(database: BenchDatabase): Promise<Figure[]> {
  const server = await startServer(database.adminUrl)
  const used = () => cpuTime(server.process.pid ?? 0)
  try {
    const path = await makeAddress(server.url)
    const headers = { host: BENCH.host, 'accept-encoding': 'gzip' }
    const order = { url: server.url, read: { path, headers }, connections: CONNECTIONS, first: 0 }
    await load({ ...order, duration: sized(3, 1) })
    const before = used()
    const result = await load({ ...order, duration: SECONDS })
    const after = used()
    const cpu = before === null || after === null ? null : (after - before) / result.requests
    const { perSecond: value, p50ms, p95ms, p99ms, refused, errors } = result
    return [
      {
        name: 'http.feed',
        value,
        unit: 'requests/s',
        p50ms,
        p95ms,
        p99ms,
        goal: '2000/s',
        sound: errors === 0 && Object.keys(refused).length === 0,
        notes: cpu === null ? [] : [`the server's process used ${cpu.toFixed(2)} ms of processor a request`],
      },
    ]
  } finally {
    await server.stop()
  }
}
