import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FILE_TABLES } from '../features/datei/queries.ts'
import { dump } from '../platform/backup/dump.ts'
import { ensureSecret } from '../platform/config/ensureSecret.ts'
import { StartRefusal } from '../platform/config/startRefusal.ts'
import { joinOwnCluster } from '../platform/database/ownCluster.ts'
import { urlOf } from '../platform/migrate/roles.ts'
import { withAdmin } from '../platform/migrate/session.ts'
import { createStorage } from '../platform/storage/createStorage.ts'
import { readSettings, readTyped, runCommand } from './openPlatzwart.ts'
import { Progress } from './progress.ts'

const USAGE = `Use it like this:

  npm run backup -- /var/backups/platzwart-2026-11-22.backup`

const MEGABYTE = 1024 * 1024

/** The file to be written. @throws StartRefusal in sentences */
function readArgs(args: readonly string[]): string {
  const { positionals } = readTyped(USAGE, () => parseArgs({ args: [...args], allowPositionals: true }))
  const [file, more] = positionals
  if (file === undefined || more !== undefined) throw new StartRefusal(USAGE)
  const path = resolve(file)
  if (existsSync(path))
    throw new StartRefusal(`${path} is there already: name another file, or remove it first.`)
  return path
}

/** `npm run backup`: database and files into one file, beside a running server or without one. */
runCommand(async (args) => {
  const path = readArgs(args)
  const config = readSettings()
  const cluster = config.databaseUrl === null ? await joinOwnCluster(config.dataFolder) : null
  const storage = createStorage(config)
  const progress = new Progress()
  try {
    const secret = config.secret ?? ensureSecret(config.dataFolder)
    const adminUrl = config.databaseUrl ?? (cluster?.adminUrl as string)
    // Says in words why the database cannot be reached.
    await withAdmin(adminUrl, async () => undefined)
    const source = {
      ownerUrl: urlOf('platzwart_owner', adminUrl, secret),
      appUrl: urlOf('platzwart_app', adminUrl, secret),
      storage,
      fileTables: FILE_TABLES,
    }
    const { made, rows, files, missing } = await dump(path, source, {
      mandanten: (done, all) => progress.say(`Database: ${done} of ${all} Mandanten`),
      files: (done, all) => progress.say(`Files: ${done} of ${all}`),
      checked: (bytes) => progress.say(`Reading it back: ${Math.floor(bytes / MEGABYTE)} MB`),
    })
    for (const key of missing) progress.done(`WARNING: the file ${key} is missing in the store.`)
    progress.done(`${path} has the state of ${made}: ${rows} rows, ${files} files.`)
    progress.done('It was read back, and every row and file in it is as the database and the store have it.')
  } finally {
    storage.close()
    await cluster?.stop()
  }
})
