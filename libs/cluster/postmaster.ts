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

/** A PostgreSQL that accepts connections. */
export interface Postmaster {
  readonly pid: number
  readonly socketFolder: string
}

export interface StartedPostmaster extends Postmaster {
  readonly process: ChildProcess
  readonly exited: Promise<unknown>
}

/** The environment of PostgreSQL: nothing of ours, so that no PG… variable changes what it does. */
const POSTGRES_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * The PostgreSQL that works on this data folder, whoever started it; null when none does. The file alone proves nothing: after a
 * crash it stays behind, and its number may meanwhile belong to anybody.
 */
export function findPostmaster(data: string): (Postmaster & { readonly ready: boolean }) | null {
  const [pidText, , , , socketFolder, , , status] = pidFile(data)
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || markProcess(pid) === null) return null
  const folder = workingFolder(pid)
  const works = folder === null ? commandLine(pid).includes(data) : folder === data
  return works ? { pid, socketFolder: socketFolder ?? '', ready: status === 'ready' } : null
}

/** Starts PostgreSQL and waits until it accepts connections, through the recovery of a crash if need be. */
export async function startPostmaster(
  home: Home,
  account: Account,
  durability: Durability,
): Promise<StartedPostmaster> {
  const binaries = findBinaries(home.folder, account)
  const socketFolder = openSocketFolder(home, account)
  await clearLeftovers(home.data, socketFolder)
  const arguments_ = postgresArguments(home.data, socketFolder, durability)
  // The backends of a postmaster that was killed need a moment to notice; until then the next one finds their memory in use.
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
 * After a postmaster was killed its files stay, and PostgreSQL believes them while some process of ours has that number: a later
 * one, or the dead one itself when nobody collects it (in a container without an init). So we look who truly works in
 * the folder, end what is left of them, and take the files away.
 */
async function clearLeftovers(data: string, socketFolder: string): Promise<void> {
  if (pidFile(data).length === 0 || findPostmaster(data) !== null) return
  for (let waited = 0; ; waited += 20) {
    const left = processesIn(data)
    if (left === null || waited > LEFTOVERS_WITHIN_MS) return
    if (left.length === 0) break
    // By then they have noticed by themselves, except in the middle of a long statement.
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
    // A session of its own: Ctrl-C at the terminal reaches us alone, and we stop PostgreSQL when the last request is answered.
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
 * Ends open transactions, writes a checkpoint, stops. When that takes too long (a disk that hangs), without the checkpoint: nothing
 * committed is lost either way, the next start reads it back from the log.
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

/** Runs a program of PostgreSQL's to its end, and throws with what it said when it failed. */
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
