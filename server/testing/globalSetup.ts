import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { livingOwner } from '@platzwart/libs/cluster/owner'
import type { Cluster } from '@platzwart/libs/cluster/startCluster'
import type { TestProject } from 'vitest/node'
import { systemClock } from '../platform/clock.ts'
import { joinOwnCluster, startOwnCluster } from '../platform/database/ownCluster.ts'
import { memoryFolder } from './cluster/memoryFolder.ts'
import { dropDatabases, makeTemplate, nodesOf } from './cluster/nodes.ts'
import { TEST_SECRET } from './database.ts'

const PREFIX = 'platzwart-test-'

declare module 'vitest' {
  interface ProvidedContext {
    readonly testDatabaseUrl: string
    readonly testTemplate: string
    /** Administrators' addresses: of one PostgreSQL, or of a Citus cluster's machines, the coordinator first. */
    readonly testNodes: readonly string[]
  }
}

/**
 * One PostgreSQL for the whole run, without fsync, in a folder that goes with it; and in it one migrated database that every suite
 * gets a copy of. TEST_DATABASE_URL (an administrator's login) names another server to use instead.
 * @public Vitest calls it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const { adminUrl, stop } = given ? { adminUrl: given, stop: async () => undefined } : await startThrowAway()
  const nodes = await nodesOf(adminUrl)
  const template = `${PREFIX}template-${process.pid}`.replaceAll('-', '_')
  try {
    await makeTemplate(nodes, template, TEST_SECRET)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('testDatabaseUrl', adminUrl)
  project.provide('testNodes', nodes)
  project.provide('testTemplate', template)
  return async () => {
    if (given) await dropDatabases(nodes, template)
    await stop()
  }
}

async function startThrowAway(): Promise<Cluster> {
  await sweep()
  const folder = mkdtempSync(join(memoryFolder(), PREFIX))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const cluster = await startOwnCluster(folder, { durability: 'throwAway' })
  return {
    adminUrl: cluster.adminUrl,
    stop: async () => {
      await cluster.stop()
      remove()
      process.removeListener('exit', remove)
    },
  }
}

/** A test of a run beside this one may have killed its server, and be about to start it again. */
const LEFT_MS = 15 * 60_000

/** What runs that were killed have left behind: their PostgreSQL goes on, and nobody else would ever stop it. */
async function sweep(): Promise<void> {
  const places = new Set([tmpdir(), memoryFolder()])
  for (const folder of [...places].flatMap((place) => readdirSync(place).map((name) => join(place, name)))) {
    const owner = join(folder, 'postgres', 'owner.json')
    // A run beside this one removes its own at any moment.
    const kept = statSync(join(folder, 'postgres'), { throwIfNoEntry: false })
    if (!basename(folder).startsWith(PREFIX) || !kept || livingOwner(owner)) continue
    if (systemClock.now().epochMilliseconds - kept.mtimeMs < LEFT_MS) continue
    // One that was half removed has nothing left to stop.
    const orphan = await joinOwnCluster(folder, { durability: 'throwAway' }).catch(() => null)
    await orphan?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
