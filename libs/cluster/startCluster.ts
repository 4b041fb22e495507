import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Account, postgresAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ClusterRefusal } from './clusterRefusal.ts'
import { type Home, openHome } from './home.ts'
import { claim, livingOwner, release } from './owner.ts'
import { findPostmaster, runToEnd, signalIfThere, startPostmaster, stopPostmaster } from './postmaster.ts'
import { type Durability, initdbArguments } from './settings.ts'

export interface Cluster {
  /** The superuser's URL of the program's database; never for requests. */
  readonly adminUrl: string
  /** Resolves when PostgreSQL has stopped and everything is on disk. */
  stop(): Promise<void>
}

/** The program that owns the cluster. */
export interface Program {
  /** Display name. */
  readonly name: string
  /** Name of its database, a plain lower-case word; `<database>_admin` is the superuser. */
  readonly database: string
}

export interface ClusterOptions {
  readonly program: Program
  readonly durability?: Durability
  /**
   * Called with a sentence when PostgreSQL ended by itself and is restarted, with the error when a restart
   * fails (retries continue), and when it runs again.
   */
  readonly onTrouble?: (trouble: string | Error) => void
}

/**
 * Starts the embedded PostgreSQL on the data folder, and creates the cluster on the first start. Stops one
 * that a killed server left running first; a crashed one recovers from its log. Restarts it when it ends
 * unexpectedly.
 * @throws ClusterRefusal, also when another server runs on this data folder
 */
export async function startCluster(dataFolder: string, options: ClusterOptions): Promise<Cluster> {
  const { program, durability = 'durable', onTrouble = () => undefined } = options
  const base = resolve(dataFolder)
  const account = postgresAccount(join(base, 'postgres', 'data'))
  refuseForeignFolder(base)
  const home = openHome(base, program.database, account)
  claim(home.owner, base, program.name)
  try {
    const orphan = findPostmaster(home.data)
    if (orphan) await stopPostmaster(orphan.pid)
    const password = await layOut(home, base, account, options)
    return await supervise({ home, account, program, durability, password, onTrouble })
  } catch (error) {
    release(home.owner)
    throw error
  }
}

/** For commands: joins the cluster of a running server (and leaves it running), or starts one. */
export async function joinCluster(dataFolder: string, options: ClusterOptions): Promise<Cluster> {
  const folder = join(resolve(dataFolder), 'postgres')
  if (livingOwner(join(folder, 'owner.json')) === null) return await startCluster(dataFolder, options)
  // PostgreSQL resolves the symbolic link.
  const data = join(realpathSync(folder), 'data')
  for (let waited = 0; waited < 30_000; waited += 50) {
    const running = findPostmaster(data)
    if (running?.ready) {
      const password = readFileSync(passwordFile(resolve(dataFolder)), 'utf8').trim()
      return {
        adminUrl: address(options.program, running.socketFolder, password),
        stop: async () => undefined,
      }
    }
    await pause(50)
  }
  throw new ClusterRefusal(
    'The running server has not brought up its database in 30 seconds: look at its log, then try again.',
  )
}

interface Supervised {
  readonly home: Home
  readonly account: Account
  readonly program: Program
  readonly durability: Durability
  readonly password: string
  readonly onTrouble: (trouble: string | Error) => void
}

/** Delay between attempts to start. */
const TRY_AGAIN_MS = 1_000

async function supervise(cluster: Supervised): Promise<Cluster> {
  const { home, account, program, durability, password, onTrouble } = cluster
  const stopping = new AbortController()
  let current = await startPostmaster(home, account, durability)
  let restarted: Promise<void> = Promise.resolve()

  const forget = endWithUs(() => current.pid)

  /** Retries until it runs: a full disk may have space again, and nobody would restart us for that. */
  const startAgain = async () => {
    for (let failed = 0; !stopping.signal.aborted; failed++) {
      try {
        current = await startPostmaster(home, account, durability)
        if (failed > 0) onTrouble('PostgreSQL runs again.')
        void watch()
        return
      } catch (error) {
        if (failed === 0) onTrouble(error as Error)
        await pause(TRY_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const watch = async () => {
    await current.exited
    if (stopping.signal.aborted) return
    onTrouble('PostgreSQL ended by itself and is being started again.')
    restarted = startAgain()
  }
  void watch()

  const stop = async () => {
    stopping.abort()
    await restarted
    // The child does not keep this process alive, but now its end is awaited.
    current.process.ref()
    await stopPostmaster(current.pid)
    await current.exited
    forget()
    if (!current.socketFolder.startsWith(home.folder))
      rmSync(current.socketFolder, { recursive: true, force: true })
    release(home.owner)
  }
  const adminUrl = address(program, current.socketFolder, password)
  try {
    await createDatabase(adminUrl, program.database)
  } catch (error) {
    await stop()
    throw error
  }
  let stopped: Promise<void> | undefined
  return {
    adminUrl,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Stops PostgreSQL when this process ends without stop(), by an uncaught error or an unhandled signal: a
 * stopped one is better than one without supervisor. Returns a function that removes the handlers.
 */
function endWithUs(pid: () => number): () => void {
  const onExit = () => signalIfThere(pid(), 'SIGINT')
  const onSignal = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
  }
  process.once('exit', onExit)
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return () => {
    process.removeListener('exit', onExit)
    for (const signal of SIGNALS) process.removeListener(signal, onSignal)
  }
}

/**
 * Creates the cluster and returns the superuser's password. Created aside and renamed, so that an unfinished
 * folder is never used.
 */
async function layOut(
  home: Home,
  base: string,
  account: Account,
  { program, durability = 'durable' }: ClusterOptions,
): Promise<string> {
  const file = passwordFile(base)
  if (existsSync(home.data)) {
    refuseOtherVersion(home)
    if (existsSync(file)) return readFileSync(file, 'utf8').trim()
    throw new ClusterRefusal(
      `The database's password is missing: bring back ${file} from your backup, or remove ${home.folder} to begin empty.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  const unfinished = `${home.data}.new`
  const handed = join(unfinished, 'password')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const target = join(unfinished, 'data')
  mkdirSync(target, { mode: 0o700 })
  writeFileSync(handed, `${password}\n`, { mode: 0o600 })
  if (account) for (const path of [unfinished, target, handed]) chownSync(path, account.uid, account.gid)
  await runToEnd(
    findBinaries(home.folder, account).initdb,
    initdbArguments(target, superuserOf(program), handed, durability),
    account,
  )
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  renameSync(target, home.data)
  rmSync(unfinished, { recursive: true, force: true })
  return password
}

const MAJOR = '18'

function refuseOtherVersion(home: Home): void {
  const found = readFileSync(join(home.data, 'PG_VERSION'), 'utf8').trim()
  if (found === MAJOR) return
  throw new ClusterRefusal(
    `${home.data} was written by PostgreSQL ${found}, and this program brings ${MAJOR}`,
    'otherVersion',
  )
}

/** On somebody else's folder, an ordinary user would fail halfway with a message of PostgreSQL's. */
function refuseForeignFolder(base: string): void {
  const user = process.getuid?.()
  if (user === undefined || user === 0) return
  for (const path of [base, join(base, 'postgres', 'data')]) {
    const owner = statSync(path, { throwIfNoEntry: false })?.uid
    if (owner !== undefined && owner !== user) {
      throw new ClusterRefusal(
        `${path} belongs to another user (number ${owner}): start as that user`,
        'ownFolder',
      )
    }
  }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl.replace(/[^/]+$/, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

function passwordFile(base: string): string {
  return join(base, 'admin-password')
}

function superuserOf({ database }: Program): string {
  return `${database}_admin`
}

function address(program: Program, socketFolder: string, password: string): string {
  return `postgresql://${superuserOf(program)}:${password}@${encodeURIComponent(socketFolder)}/${program.database}`
}
