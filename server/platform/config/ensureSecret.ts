import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from './startRefusal.ts'

/**
 * Returns the installation's secret when none is configured: generated once and kept in the data folder,
 * readable by its owner only. Servers that start concurrently get the same one.
 * @throws StartRefusal when the folder is not writable or the file is damaged
 */
export function ensureSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret')
  const kept = read(file) ?? create(dataFolder, file)
  if (kept.length < 32)
    throw new StartRefusal(`The file ${file} is damaged: bring it back from your backup, or set SECRET.`)
  return kept
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new StartRefusal(
      `The file ${file} cannot be read (${(error as Error).message}): start as its owner, or set SECRET.`,
    )
  }
}

function create(folder: string, file: string): string {
  const aside = `${file}.${process.pid}`
  try {
    // Started by root, PostgreSQL's account must traverse this folder; secrets in it have mode 600.
    if (mkdirSync(folder, { recursive: true })) chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
    writeFileSync(aside, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 })
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartRefusal(
        `The data folder ${folder} cannot be written (${(error as Error).message}): set PLATZWART_DATA to a folder that you may write, or set SECRET.`,
      )
    }
  } finally {
    rmSync(aside, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
