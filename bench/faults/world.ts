import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from '@platzwart/libs/cluster/startCluster'
import { startOwnCluster } from '@platzwart/server/platform/database/ownCluster'
import { type PreparedDatabase, prepareDatabase } from '@platzwart/server/platform/migrate/prepareDatabase'
import { withAdmin } from '../database/cluster.ts'
import { fillHouse } from '../database/fill.ts'
import { BENCH_SECRET } from '../http/cookie.ts'
import { type BenchServer, startServer } from '../http/server.ts'

/** More than any fault has readers. */
const PEOPLE = 2_100

/** A person who keeps a live stream and books nothing. */
export const READER = 2_050

export interface World extends PreparedDatabase {
  /** The folder of PostgreSQL and of nothing else. */
  readonly folder: string
  readonly adminUrl: string
  readonly server: BenchServer
  /** What PostgreSQL's keeper has said. */
  readonly troubles: readonly string[]
  stop(): Promise<void>
}

/** A server on an embedded, durable PostgreSQL of its own, with the house of the benchmarks and without a booking. */
export async function openWorld(folder: string): Promise<World> {
  const troubles: string[] = []
  const cluster: Cluster = await startOwnCluster(folder, {
    onTrouble: (sentence) => void troubles.push(sentence),
  })
  try {
    const { adminUrl } = cluster
    const urls = await prepareDatabase(adminUrl, BENCH_SECRET)
    await withAdmin(adminUrl, (admin) => fillHouse(admin, PEOPLE))
    const server = await startServer(adminUrl, { PLATZWART_DATA: join(folder, 'files') })
    const stop = async () => {
      await server.stop()
      await cluster.stop()
    }
    return { ...urls, folder, adminUrl, server, troubles, stop }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** Works in a folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-faults-'))
  // PostgreSQL's own account walks through it when root runs this.
  chmodSync(folder, 0o711)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
