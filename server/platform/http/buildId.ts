import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** The sources that determine answers. */
const SOURCES = ['domain', 'contract', 'phrases', 'server/features', 'server/platform']

let known: string | undefined

function* filesIn(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* filesIn(path)
    else if (entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')) yield path
  }
}

/** Identifies the running program: a hash of its sources, equal on all servers of one version. */
export function buildId(): string {
  known ??= idOf(SOURCES.map((folder) => join(ROOT, folder)))
  return known
}

/** Hashes the sources in these folders. */
export function idOf(folders: readonly string[]): string {
  const hash = createHash('sha1')
  for (const folder of folders.filter((path) => existsSync(path)))
    for (const path of filesIn(folder)) hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  return hash.digest('base64url')
}
