import { expect, it } from 'vitest'
import { emptyDatabase, TEST_SECRET } from '../../testing/database.ts'
import { buildSchema } from '../migrate/migrate.ts'
import { readMigrations } from '../migrate/migrationHistory.ts'
import { MIGRATIONS, prepareDatabase } from '../migrate/prepareDatabase.ts'
import { withClient } from '../migrate/session.ts'
import { clearDatabase } from './clear.ts'

it('clears a database so that the whole schema can be built in it again', async () => {
  const database = await emptyDatabase()
  await prepareDatabase(database.adminUrl, TEST_SECRET)
  const files = readMigrations(MIGRATIONS)
  await withClient(database.ownerUrl, async (owner) => {
    await owner.query('begin')
    await clearDatabase(owner)
    await buildSchema(owner, files)
    const { rows } = await owner.query('select name from platzwart_meta.schema_migration order by name')
    expect(rows).toEqual(files.map(({ name }) => ({ name })))
    await owner.query('rollback')
  })
  await database.drop()
})
