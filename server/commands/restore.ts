import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyBackup } from '../platform/backup/archive.ts'
import { load, migrationsOf } from '../platform/backup/load.ts'
import { endRestore, holdMails } from '../platform/backup/restored.ts'
import { ensureSecret } from '../platform/config/ensureSecret.ts'
import { StartRefusal } from '../platform/config/startRefusal.ts'
import { startOwnCluster } from '../platform/database/ownCluster.ts'
import { forMandant } from '../platform/jobs/forMandant.ts'
import { withRoles } from '../platform/migrate/prepareDatabase.ts'
import { urlOf } from '../platform/migrate/roles.ts'
import { checkStorage, createStorage } from '../platform/storage/createStorage.ts'
import { composed, readSettings, readTyped, runCommand } from './openPlatzwart.ts'
import { Progress } from './progress.ts'

const USAGE = `Use it like this, while no server runs:

  npm run restore -- /var/backups/platzwart-2026-11-22.backup

--replace  what the database has is lost (without it, only an empty one is restored into)
--moved    nothing ran on the old installation since the backup: mails that waited are sent`

const OPTIONS = { replace: { type: 'boolean' }, moved: { type: 'boolean' } } as const

function readArgs(args: readonly string[]) {
  const options = { args: [...args], options: OPTIONS, allowPositionals: true } as const
  const { values, positionals } = readTyped(USAGE, () => parseArgs(options))
  const [file, more] = positionals
  if (file === undefined || more !== undefined) throw new StartRefusal(USAGE)
  return { path: resolve(file), replace: values.replace === true, moved: values.moved === true }
}

function sizeOf(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new StartRefusal(`There is no file ${path}.`)
  return size
}

/** `npm run restore`: a backup into an empty database and store. */
runCommand(async (args) => {
  const { path, replace, moved } = readArgs(args)
  const config = readSettings()
  const size = sizeOf(path)
  const progress = new Progress()
  const percent = (what: string) => (bytes: number) =>
    progress.say(`${what}: ${Math.floor((100 * bytes) / Math.max(size, 1))} %`)
  // Before anything is touched.
  const header = await verifyBackup(path, percent('Checking'))
  migrationsOf(header, path)
  const cluster = config.databaseUrl === null ? await startOwnCluster(config.dataFolder) : null
  const storage = createStorage(config)
  try {
    await checkStorage(storage, config)
    const secret = config.secret ?? ensureSecret(config.dataFolder)
    const adminUrl = config.databaseUrl ?? (cluster?.adminUrl as string)
    const ownerUrl = urlOf('platzwart_owner', adminUrl, secret)
    const { rows, files } = await withRoles(adminUrl, secret, () =>
      load(path, { ownerUrl, storage, replace, moved }, percent('Restoring')),
    )
    // Brings the schema of an older backup to today's as well.
    const held = await composed(config, adminUrl, secret, async (platzwart) =>
      moved ? null : await settle(platzwart, header.made),
    )
    if (held !== null) await endRestore(ownerUrl, held)
    progress.done(
      `Restored the state of ${header.made}: ${rows} rows, ${files} files. Everybody signs in again.`,
    )
    if (held !== null) progress.done(heldSentence(held))
  } finally {
    storage.close()
    await cluster?.stop()
  }
})

type Platzwart = Parameters<Parameters<typeof composed>[3]>[0]

/** Does what came due since the backup, so that its mails can be held with those that waited: the house that was has sent them. */
async function settle({ deps, jobs }: Platzwart, made: string): Promise<number> {
  for (const { name } of jobs.health()) await jobs.runNow(name)
  const failed = jobs.health().find(({ lastError }) => lastError !== null)
  if (failed) {
    throw new StartRefusal(
      `What is due since the backup could not be done (${failed.name}: ${failed.lastError}): mend that, and restore again with --replace.`,
    )
  }
  const { rows } = await deps.authPool.query<{ id: string }>('select id from public.mandant order by id')
  let held = 0
  for (const { id } of rows) held += await forMandant(deps.appPool, id, (tx) => holdMails(tx, made))
  return held
}

function heldSentence(held: number): string {
  return held === 0
    ? 'No mail was waiting.'
    : `Held as failed, since they may have been sent after the backup: ${held} mails. Each stands in its outbox.`
}
