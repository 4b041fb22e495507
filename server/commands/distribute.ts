import { ensureSecret } from '../platform/config/ensureSecret.ts'
import { StartRefusal } from '../platform/config/startRefusal.ts'
import { distribute } from '../platform/migrate/distribute.ts'
import { prepareDatabase } from '../platform/migrate/prepareDatabase.ts'
import { withAdmin } from '../platform/migrate/session.ts'
import { readSettings, runCommand } from './openPlatzwart.ts'

/** `npm run distribute`: migrates the database of DATABASE_URL and spreads the tables of the houses over its workers. */
runCommand(async () => {
  const { databaseUrl, secret, dataFolder } = readSettings()
  if (databaseUrl === null)
    throw new StartRefusal(
      'Set DATABASE_URL to the coordinator of a Citus cluster: what comes along is one machine.',
    )
  await prepareDatabase(databaseUrl, secret ?? ensureSecret(dataFolder))
  const tables = await withAdmin(databaseUrl, distribute)
  console.log(
    tables.length === 0
      ? '\nEverything is distributed already.\n'
      : `\nDistributed ${tables.length} tables: ${tables.join(', ')}.\n`,
  )
})
