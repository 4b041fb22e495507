import type pg from 'pg'
import { StartRefusal } from '../config/startRefusal.ts'
import { copyOut } from '../database/copyRows.ts'
import { refuseMachines } from '../migrate/distribute.ts'
import type { AppliedMigration } from '../migrate/migrationHistory.ts'
import { withClient } from '../migrate/session.ts'
import type { Storage } from '../storage/storage.ts'
import { type BackupHeader, FORMAT, KIND, openBackup } from './archive.ts'
import { type BackupTable, readTables } from './catalogue.ts'
import { ExpectedContents } from './expectedContents.ts'
import { withBytesKept } from './keepBytes.ts'
import { sumCopied } from './rowSum.ts'
import { type ArchiveWriter, writeFileArchive } from './writeArchive.ts'

/** Sources of a backup. */
export interface DumpSource {
  /** Reads what belongs to no Mandant: sign-in and queues. */
  readonly ownerUrl: string
  /** Reads the Mandanten one by one, under row-level security. */
  readonly appUrl: string
  readonly storage: Storage
  /** Tables of a Mandant whose column `schluessel` names objects in the store. */
  readonly fileTables: readonly string[]
}

export interface DumpProgress {
  mandanten(done: number, all: number): void
  files(done: number, all: number): void
  /** The backup was read back for verification. */
  checked(bytes: number): void
}

export interface DumpResult {
  readonly made: string
  readonly rows: number
  readonly files: number
  /** Keys in the database that the store lacks. */
  readonly missing: readonly string[]
}

const WRONG = 'The backup does not match the database'

/**
 * Backs up database and files into one archive while the servers run: the rows of one snapshot, and every
 * file they name. The file gets its final name after it was read back and compared with the database's own
 * counts and sums.
 * @throws StartRefusal when there is nothing to back up, on a Citus cluster, or when verification fails
 */
export async function dump(path: string, source: DumpSource, progress: DumpProgress): Promise<DumpResult> {
  const written = new ExpectedContents(true)
  const write = async (writer: ArchiveWriter) => {
    const { made, rows, keys } = await dumpRows(writer, source, written, progress)
    const missing = await dumpFiles(writer, source.storage, keys, { written, progress })
    const files = keys.length - missing.length
    await writer.end({ rows, files })
    return { made, rows, files, missing }
  }
  return await withBytesKept(source.ownerUrl, () =>
    writeFileArchive(path, write, async (aside) => {
      const wrong = await written.wrongIn((await openBackup(aside, progress.checked)).parts)
      if (wrong !== null) throw new StartRefusal(`${WRONG} (${wrong}), and was not kept: make it again.`)
    }),
  )
}

/** Session settings that make COPY output independent of the server's configuration. */
const PLAIN = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex'`
const EACH_BY_ITSELF =
  'no snapshot is one of all of them. Back up every machine by itself, at one restore point (docs/operations.md, "Many machines").'
const SNAPSHOT = 'begin isolation level repeatable read read only'

async function dumpRows(
  writer: ArchiveWriter,
  source: DumpSource,
  written: ExpectedContents,
  progress: DumpProgress,
) {
  return await withClient(source.ownerUrl, async (owner) => {
    // Demo accounts belong into the backup, too.
    await owner.query("set app.demo = 'on'")
    await begin(owner)
    await refuseMachines(owner, EACH_BY_ITSELF)
    const header = await readHeader(owner)
    await writer.begin({ kind: KIND, format: FORMAT, ...header })
    const { rows: exported } = await owner.query<{ id: string }>('select pg_export_snapshot() as id')
    let rows = 0
    const carry = async (client: pg.Client, name: string, { columns }: BackupTable, select: string) => {
      await writer.content(name, copyOut(client, `copy (${select}) to stdout`))
      const sum = await sumCopied(client, select, columns)
      written.rows(name, sum)
      rows += sum.rows
    }
    const tables = await readTables(owner)
    for (const table of tables.filter(({ ofMandant }) => !ofMandant))
      await carry(owner, `all/${table.name}`, table, selectOf(table))
    return await withClient(source.appUrl, async (app) => {
      await begin(app)
      await app.query(`set transaction snapshot '${exported[0]?.id}'`)
      const keys: string[] = []
      for (const [done, id] of header.mandanten.entries()) {
        await app.query("select set_config('app.mandant_id', $1, true)", [id])
        for (const table of tables.filter(({ ofMandant }) => ofMandant))
          await carry(
            app,
            `mandanten/${id}/${table.name}`,
            table,
            `${selectOf(table)} where ${keyOf(table)} = '${id}'`,
          )
        keys.push(...(await readKeys(app, id, source.fileTables)))
        progress.mandanten(done + 1, header.mandanten.length)
      }
      return { made: header.made, rows, keys }
    })
  })
}

async function begin(client: pg.Client): Promise<void> {
  await client.query(PLAIN)
  await client.query(SNAPSHOT)
}

const selectOf = ({ name, selected }: BackupTable) => `select ${selected.join(', ')} from ${name}`

/** For the Mandant's own row, its id. */
const keyOf = ({ columns }: BackupTable) => (columns.includes('mandant_id') ? 'mandant_id' : 'id')

/** @throws StartRefusal when no server has prepared this database yet */
async function readHeader(owner: pg.Client): Promise<BackupHeader> {
  const { rows: there } = await owner.query<{ there: boolean }>(
    "select to_regclass('platzwart_meta.schema_migration') is not null as there",
  )
  if (!there[0]?.there)
    throw new StartRefusal('There is nothing to back up: no server has started on this database.')
  const { rows: now } = await owner.query<{ now: string }>(
    `select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now`,
  )
  const { rows: migrations } = await owner.query<AppliedMigration>(
    'select name, sha256 from platzwart_meta.schema_migration order by name',
  )
  // The owner may read this one table across Mandanten, as sign-in does.
  const { rows: mandanten } = await owner.query<{ id: string }>('select id::text from mandant order by id')
  const tables = await readTables(owner)
  return {
    made: now[0]?.now ?? '',
    migrations,
    tables: tables.map(({ name, columns, ofMandant }) => ({ name, columns: [...columns], ofMandant })),
    mandanten: mandanten.map(({ id }) => id),
  }
}

async function readKeys(app: pg.Client, mandantId: string, fileTables: readonly string[]): Promise<string[]> {
  const text = fileTables
    .map((table) => `select schluessel from ${table} where mandant_id = $1 and schluessel is not null`)
    .join(' union ')
  const { rows } = await app.query<{ schluessel: string }>(text, [mandantId])
  return rows.map(({ schluessel }) => schluessel)
}

async function dumpFiles(
  writer: ArchiveWriter,
  storage: Storage,
  keys: readonly string[],
  { written, progress }: { readonly written: ExpectedContents; readonly progress: DumpProgress },
): Promise<string[]> {
  const missing: string[] = []
  for (const [done, key] of keys.entries()) {
    const bytes = await storage.get(key)
    if (bytes === null) missing.push(key)
    else await writer.content(`files/${key}`, written.file(`files/${key}`, bytes), true)
    progress.files(done + 1, keys.length)
  }
  return missing
}
