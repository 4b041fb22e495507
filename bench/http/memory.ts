import { setTimeout as pause } from 'node:timers/promises'
import type { BenchDatabase } from '../database/cluster.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { A_RUN, load, numbersFor, warmUp } from './load.ts'
import { residentMemory } from './processFacts.ts'
import { startServer } from './server.ts'

const SETTLE_MS = sized(5_000, 500)
const AFTER_MS = sized(15_000, 500)

/**
 * Measures the server's resident memory at rest, right after a load of reads and bookings, and some seconds
 * later.
 */
export async function measureMemory(database: BenchDatabase): Promise<Figure[]> {
  const server = await startServer(database.adminUrl)
  try {
    const { url } = server
    const memory = () => residentMemory(server.process.pid ?? 0)
    await pause(SETTLE_MS)
    const rest = memory()
    await warmUp(url, 'http.book')
    await load({ url, verb: 'http.plan-day', connections: 64, duration: sized(5, 1), first: 0 })
    await load({ url, verb: 'http.book', connections: 64, duration: sized(5, 1), first: numbersFor(A_RUN) })
    const loaded = memory()
    await pause(AFTER_MS)
    const after = memory()
    if (rest === null || loaded === null || after === null) return []
    const more = Math.round((after / rest - 1) * 100)
    return [
      { name: 'server.memory', value: rest, unit: 'MB at rest', goal: '< 130 MB' },
      {
        name: 'server.memory.after',
        value: after,
        unit: 'MB',
        goal: 'within 20 % of rest',
        notes: [
          `${more} % above rest ${AFTER_MS / 1_000} s after the load; ${Math.round(loaded)} MB at its end`,
        ],
      },
    ]
  } finally {
    await server.stop()
  }
}
