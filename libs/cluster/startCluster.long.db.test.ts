import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRunning, markProcess } from './liveProcess.ts'
import { findPostmaster } from './postmaster.ts'
import { type Cluster, type ClusterOptions, joinCluster, startCluster } from './startCluster.ts'

const program = { name: 'Tierheim', database: 'tierheim' }

let folder: string
const started: Cluster[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cluster-test-'))
})
afterEach(async () => {
  for (const cluster of started.splice(0)) await cluster.stop()
  rmSync(folder, { recursive: true })
})

async function start(options: Partial<ClusterOptions> = {}): Promise<Cluster> {
  const cluster = await startCluster(folder, { program, durability: 'throwAway', ...options })
  started.push(cluster)
  return cluster
}

async function ask(cluster: Cluster, sql: string): Promise<unknown[]> {
  return await askAt(cluster.adminUrl, sql)
}

async function askAt(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  // Some of these tests break the connection.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function postmasterPid(): number {
  const found = findPostmaster(join(folder, 'postgres', 'data'))
  if (!found) throw new Error('no PostgreSQL here')
  return found.pid
}

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { timeout: 20_000, interval: 20 }).toBe(true)
}

/** Starts a server in its own process, to be killed. */
async function startElsewhere(): Promise<ChildProcess> {
  const module = fileURLToPath(new URL('./startCluster.ts', import.meta.url))
  const script = `
    const { startCluster } = await import(${JSON.stringify(module)})
    const cluster = await startCluster(${JSON.stringify(folder)}, { program: ${JSON.stringify(program)}, durability: 'throwAway' })
    console.log('up')
    process.on('message', () => {})
    process.on('disconnect', async () => { await cluster.stop(); process.exit(0) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data across a restart', async () => {
    const first = await start()
    await ask(first, "create table tier as select 'Marder' as name")
    await first.stop()
    expect(findPostmaster(join(folder, 'postgres', 'data'))).toBeNull()
    const second = await start()
    expect(second.adminUrl).toBe(first.adminUrl)
    expect(await ask(second, 'select name from tier')).toEqual([{ name: 'Marder' }])
  })

  it('sorts, upper-cases and stores text as UTF-8, whatever the machine’s locale', async () => {
    const cluster = await start()
    expect(
      await ask(
        cluster,
        "select upper('straße äöü €') as text, current_setting('server_encoding') as encoding",
      ),
    ).toEqual([{ text: 'STRAßE ÄÖÜ €', encoding: 'UTF8' }])
  })

  it('listens on no port, and requires its password', async () => {
    const cluster = await start()
    expect(await ask(cluster, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(statSync(join(folder, 'admin-password')).mode & 0o777).toBe(0o600)
    const stranger = new URL(cluster.adminUrl)
    stranger.password = 'guessed'
    await expect(askAt(stranger.href, 'select')).rejects.toThrow('password authentication failed')
  })

  it('commits durably, unless it is a throw-away cluster', async () => {
    const cluster = await start({ durability: 'durable' })
    expect(
      await ask(cluster, "select current_setting('fsync') as f, current_setting('synchronous_commit') as s"),
    ).toEqual([{ f: 'on', s: 'on' }])
  })
})

describe('after a kill', () => {
  it('PostgreSQL is restarted with everything that was committed', async () => {
    const told: unknown[] = []
    const cluster = await start({ durability: 'durable', onTrouble: (trouble) => told.push(trouble) })
    await ask(cluster, "create table tier as select 'Marder' as name")
    const before = postmasterPid()
    process.kill(before, 'SIGKILL')
    const data = join(folder, 'postgres', 'data')
    await until(() => {
      const now = findPostmaster(data)
      return now?.ready === true && now.pid !== before
    })
    expect(await ask(cluster, 'select name from tier')).toEqual([{ name: 'Marder' }])
    expect(told).toEqual(['PostgreSQL ended by itself and is being started again.'])
  })

  it('starting is retried until it succeeds', async () => {
    const told: string[] = []
    const onTrouble = (trouble: string | Error) => void told.push(String(trouble))
    const cluster = await start({ durability: 'durable', onTrouble })
    await ask(cluster, "create table tier as select 'Marder' as name")
    const data = join(folder, 'postgres', 'data')
    const before = postmasterPid()
    appendFileSync(join(data, 'postgresql.conf'), 'no_such_setting = 1\n')
    process.kill(before, 'SIGKILL')
    await until(() => told.length === 2)
    expect(told[1]).toContain('no_such_setting')
    const settings = readFileSync(join(data, 'postgresql.conf'), 'utf8')
    writeFileSync(join(data, 'postgresql.conf'), settings.replace('no_such_setting = 1\n', ''))
    await until(() => told.length === 3)
    expect(told[2]).toBe('PostgreSQL runs again.')
    expect(await ask(cluster, 'select name from tier')).toEqual([{ name: 'Marder' }])
  })

  it('a failing start does not delay a stop', async () => {
    const told: string[] = []
    const cluster = await start({ onTrouble: (trouble) => void told.push(String(trouble)) })
    appendFileSync(join(folder, 'postgres', 'data', 'postgresql.conf'), 'no_such_setting = 1\n')
    process.kill(postmasterPid(), 'SIGKILL')
    await until(() => told.length === 2)
    await cluster.stop()
    expect(findPostmaster(join(folder, 'postgres', 'data'))).toBeNull()
  })

  it('the next start stops and restarts the PostgreSQL of a killed server', async () => {
    const server = await startElsewhere()
    const orphan = postmasterPid()
    server.kill('SIGKILL')
    await once(server, 'exit')
    expect(isRunning(orphan)).toBe(true)
    const cluster = await start()
    expect(markProcess(orphan)).toBeNull()
    expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('server and PostgreSQL killed together leave a folder that starts again', async () => {
    const server = await startElsewhere()
    const orphan = postmasterPid()
    process.kill(orphan, 'SIGKILL')
    server.kill('SIGKILL')
    await once(server, 'exit')
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('a reused pid in the pid file is left alone', async () => {
    await (await start()).stop()
    writeFileSync(
      join(folder, 'postgres', 'data', 'postmaster.pid'),
      `${process.pid}\n${folder}/postgres/data\n`,
    )
    expect(findPostmaster(join(folder, 'postgres', 'data'))).toBeNull()
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

it('stops its PostgreSQL when the server is stopped before it handles signals', async () => {
  const server = await startElsewhere()
  const pid = postmasterPid()
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([143, null])
  await until(() => markProcess(pid) === null)
})

describe('beside a running server', () => {
  it('a second server is refused in a sentence, and the first keeps running', async () => {
    const server = await startElsewhere()
    await expect(startCluster(folder, { program })).rejects.toThrow(
      `Tierheim already runs on the data folder ${folder} (process ${server.pid})`,
    )
    server.disconnect()
    await once(server, 'exit')
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('a command joins it and leaves it running', async () => {
    const cluster = await start()
    const joined = await joinCluster(folder, { program })
    expect(joined.adminUrl).toBe(cluster.adminUrl)
    await joined.stop()
    expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('an unusable folder', () => {
  it('of another PostgreSQL version is refused', async () => {
    await (await start()).stop()
    writeFileSync(join(folder, 'postgres', 'data', 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow('was written by PostgreSQL 17, and this program brings 18')
  })

  it('without its password is refused', async () => {
    await (await start()).stop()
    rmSync(join(folder, 'admin-password'))
    await expect(start()).rejects.toThrow("The database's password is missing: bring back")
  })

  it('with an invalid configuration is refused with PostgreSQL’s own message', async () => {
    await (await start()).stop()
    appendFileSync(join(folder, 'postgres', 'data', 'postgresql.conf'), 'nonsense = 1\n')
    await expect(start()).rejects.toThrow(/unrecognized configuration parameter "nonsense"/)
    expect(readFileSync(join(folder, 'postgres', 'postgres.log'), 'utf8')).toContain('nonsense')
  })
})
