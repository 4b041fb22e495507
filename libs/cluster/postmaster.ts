import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { findBinaries } from './binaries.ts'
import { ClusterRefusal } from './clusterRefusal.ts'
import { type Home, openSocketFolder } from './home.ts'
import { commandLine, isRunning, markProcess, processesIn, workingFolder } from './liveProcess.ts'
import { logTail, openLogFile } from './logFile.ts'
import { type Durability, postgresArguments } from './settings.ts'

/** A running PostgreSQL that accepts connections. */
export interface Postmaster {
  readonly pid: number
  readonly socketFolder: string
}

export interface StartedPostmaster extends Postmaster {
  readonly process: ChildProcess
  readonly exited: Promise<unknown>
}

/** PostgreSQL's environment: nothing of ours, so that no PG… variable affects it. */
const POSTGRES_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Finds the PostgreSQL that runs on this data folder, whoever started it; null if none. The pid file alone
 * proves nothing: it survives a crash, and its pid may have been reused.
 */
export function findPostmaster(data: string): (Postmaster & { readonly ready: boolean }) | null {
  const [pidText, , , , socketFolder, , , status] = pidFile(data)
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || markProcess(pid) === null) return null
  const folder = workingFolder(pid)
  const works = folder === null ? commandLine(pid).includes(data) : folder === data
  return works ? { pid, socketFolder: socketFolder ?? '', ready: status === 'ready' } : null
}

/** Starts PostgreSQL and waits until it accepts connections, including crash recovery. */
export async function startPostmaster(
  home: Home,
  account: Account,
  durability: Durability,
): Promise<StartedPostmaster> {
  const binaries = findBinaries(home.folder, account)
  const socketFolder = openSocketFolder(home, account)
  await clearLeftovers(home.data, socketFolder)
  const arguments_ = postgresArguments(home.data, socketFolder, durability)
  // The backends of a killed postmaster take a moment to notice; until then, its shared memory is still in
  // use.
  for (let attempt = 1; ; attempt++) {
    const started = spawnPostmaster(binaries, arguments_, home, account, socketFolder)
    if (await becomesReady(started, home.data)) return started
    if (attempt === ATTEMPTS || !logTail(home.log).includes('shared memory block')) {
      throw new ClusterRefusal(
        `PostgreSQL did not start. The end of ${home.log} says why:\n${logTail(home.log)}`,
      )
    }
    await pause(250)
  }
}

/**
 * Removes the files of a killed postmaster, which PostgreSQL would believe as long as some process has its
 * pid: a later one, or its own zombie (in a container without init). Ends the processes that really work in
 * the folder first.
 */
async function clearLeftovers(data: string, socketFolder: string): Promise<void> {
  if (pidFile(data).length === 0 || findPostmaster(data) !== null) return
  for (let waited = 0; ; waited += 20) {
    const left = processesIn(data)
    if (left === null || waited > LEFTOVERS_WITHIN_MS) return
    if (left.length === 0) break
    // By now they have noticed, unless a long statement is running.
    if (waited === 2_000) for (const pid of left) signalIfThere(pid, 'SIGQUIT')
    await pause(20)
  }
  for (const file of [
    `${data}/postmaster.pid`,
    `${socketFolder}/.s.PGSQL.5432`,
    `${socketFolder}/.s.PGSQL.5432.lock`,
  ]) {
    rmSync(file, { force: true })
  }
}

const LEFTOVERS_WITHIN_MS = 20_000
const ATTEMPTS = 20
const READY_WITHIN_MS = 300_000

function spawnPostmaster(
  binaries: Binaries,
  arguments_: string[],
  home: Home,
  account: Account,
  socketFolder: string,
): StartedPostmaster {
  const log = openLogFile(home.log)
  const child = spawn(binaries.postgres, arguments_, {
    ...(account ?? {}),
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    // In its own session, so that Ctrl-C reaches only us, and we stop PostgreSQL after the last request.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  child.unref()
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  }).finally(() => log.close())
  return { pid: child.pid ?? 0, socketFolder, process: child, exited }
}

async function becomesReady(started: StartedPostmaster, data: string): Promise<boolean> {
  let gone = false
  void started.exited.then(() => {
    gone = true
  })
  for (let waited = 0; waited < READY_WITHIN_MS; waited += 5) {
    const [pid, , , , , , , status] = pidFile(data)
    if (Number(pid) === started.pid && status === 'ready') return true
    await pause(5)
    if (gone) return false
  }
  await stopPostmaster(started.pid)
  return false
}

const FAST_WITHIN_MS = 30_000
const IMMEDIATE_WITHIN_MS = 10_000

/**
 * Stops PostgreSQL: ends open transactions and writes a checkpoint. If that takes too long (a hanging disk),
 * stops without the checkpoint; committed data is safe either way, as the next start recovers it from the
 * log.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', FAST_WITHIN_MS],
    ['SIGQUIT', IMMEDIATE_WITHIN_MS],
  ] as const) {
    if (!signalIfThere(pid, signal)) return
    for (let waited = 0; waited < patience; waited += 10) {
      if (markProcess(pid) === null) return
      await pause(10)
    }
  }
  throw new ClusterRefusal(`PostgreSQL (process ${pid}) does not stop: end it yourself, then start again.`)
}

export function signalIfThere(pid: number, signal: NodeJS.Signals): boolean {
  if (!isRunning(pid)) return false
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw new ClusterRefusal(
      `PostgreSQL of this data folder runs as another user (process ${pid}): stop it as that user`,
      'otherFolder',
    )
  }
}

/** Runs one of PostgreSQL's programs; throws with its output when it fails. */
export async function runToEnd(program: string, arguments_: string[], account: Account): Promise<void> {
  const child = spawn(program, arguments_, {
    ...(account ?? {}),
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new ClusterRefusal(`PostgreSQL could not lay out its data folder:\n${said.trim()}`)
}

function pidFile(data: string): string[] {
  try {
    return readFileSync(`${data}/postmaster.pid`, 'utf8')
      .split('\n')
      .map((line) => line.trim())
  } catch {
    return []
  }
}
