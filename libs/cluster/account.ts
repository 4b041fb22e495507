import { spawnSync } from 'node:child_process'
import { readFileSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ClusterRefusal } from './clusterRefusal.ts'

/** The operating system account that PostgreSQL runs as; null: our own. */
export type Account = { readonly uid: number; readonly gid: number } | null

interface KnownAccount {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root. Root therefore uses the owner of existing data, else `postgres` (created
 * if possible), else `nobody`, which every Debian has. initdb looks the account up by number, so an invented
 * number would not work.
 */
export function postgresAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) return null
  const owner = ownerOf(dataFolder)
  const accounts = knownAccounts()
  const found =
    accounts.find((account) => owner !== null && owner !== 0 && account.uid === owner) ??
    accounts.find((account) => account.name === 'postgres') ??
    makePostgresAccount() ??
    accounts.find((account) => account.name === 'nobody')
  if (!found) {
    throw new ClusterRefusal(
      'PostgreSQL does not run as root, and there is neither a user postgres nor nobody: ' +
        'start as an ordinary user',
      'ownDatabase',
    )
  }
  return { uid: found.uid, gid: found.gid }
}

const READ_AND_ENTER = 0o5
const ENTER = 0o1

/** Whether the account can enter and list the folder, or reach and run the program. */
export function canRead(path: string, account: Account): boolean {
  return has(path, account, READ_AND_ENTER) && canEnter(dirname(path), account)
}

/** Whether the account can enter the folder. Missing folders do not count as barriers. */
export function canEnter(folder: string, account: Account): boolean {
  const above = dirname(folder)
  return has(folder, account, ENTER) && (above === folder || canEnter(above, account))
}

function has(path: string, account: Account, wanted: number): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  return account === null || stat === undefined || (rightsOf(stat, account) & wanted) === wanted
}

function rightsOf(stat: Stats, account: NonNullable<Account>): number {
  if (stat.uid === account.uid) return (stat.mode >> 6) & 0o7
  return (stat.gid === account.gid ? stat.mode >> 3 : stat.mode) & 0o7
}

function ownerOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.uid ?? null
}

function makePostgresAccount(): KnownAccount | undefined {
  spawnSync('/usr/sbin/useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ])
  return knownAccounts().find((account) => account.name === 'postgres')
}

function knownAccounts(): KnownAccount[] {
  let text = ''
  try {
    text = readFileSync('/etc/passwd', 'utf8')
  } catch {
    // No such file, so no accounts; the refusal above says what to do.
  }
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}
