import { FILES, HOUSE_KIND } from '../../../platform/backup/archive.ts'
import type { ExpectedContents } from '../../../platform/backup/expectedContents.ts'
import { keepsBytes } from '../../../platform/backup/keepBytes.ts'
import { type RowSum, type RowSumRow, rowSumOf, sumOfLines } from '../../../platform/backup/rowSum.ts'
import type { ArchiveWriter } from '../../../platform/backup/writeArchive.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { readMigrations } from '../../../platform/migrate/migrationHistory.ts'
import { MIGRATIONS } from '../../../platform/migrate/prepareDatabase.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { FORMAT, ROWS } from './content.ts'
import { type HausTable, readHausTables } from './plan.ts'

/** Rows fetched at once: some of them are drawings. */
const FETCHED = 200

/** A backup is being made: it keeps the bytes for itself, and this comes round again. */
class BytesBusy extends Error {}

/** The migrations that this program has, as a file of a house names them. */
export function knownMigrations() {
  return readMigrations(MIGRATIONS).map(({ name, sha256 }) => ({ name, sha256 }))
}

const idOf = ({ name }: HausTable) => (name === 'mandant' ? 'id' : 'mandant_id')
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A file may take its time between two statements, and a large table is summed in one. */
const PATIENCE = [
  'set local idle_in_transaction_session_timeout = 0',
  `set local statement_timeout = '10min'`,
]

export interface Writing {
  readonly writer: ArchiveWriter
  /** Told what the file is to have. */
  readonly written: ExpectedContents
  readonly storage: Storage
}

/**
 * Writes a house as it is in one snapshot of the database: the rows of all its tables, then the files that they name. Under row-level
 * security: what is of another house cannot come along.
 * @param progress told how much is done, of how much
 */
export async function writeHaus(
  tx: Tx,
  { writer, written, storage }: Writing,
  progress: (done: number, all: number) => void,
): Promise<void> {
  // Before the first question: a snapshot is taken by that.
  await tx.raw('set transaction isolation level repeatable read, read only')
  for (const setting of PATIENCE) await tx.raw(setting)
  if (!(await keepsBytes(tx))) throw new BytesBusy('a backup is being made')
  const { mandantId } = tx.scope
  const tables = await readHausTables(tx)
  const counts = new Map<string, number>()
  for (const table of tables) {
    const sum = await sumRows(tx, table)
    written.rows(`${ROWS}${table.name}`, sum)
    counts.set(table.name, sum.rows)
  }
  const keys = await tx.all(
    ready<{ schluessel: string }>(
      'select schluessel from datei where mandant_id = $1 order by schluessel',
      mandantId,
    ),
  )
  const all = [...counts.values()].reduce((sum, rows) => sum + rows, keys.length)
  await begin(tx, writer, tables, counts)
  let done = 0
  for (const table of tables) {
    await writer.content(
      `${ROWS}${table.name}`,
      linesOf(tx, table, (rows) => {
        done += rows
        progress(done, all)
      }),
    )
  }
  let files = 0
  for (const { schluessel } of keys) {
    const bytes = await storage.get(schluessel)
    // What the store has lost is lost; the rest comes along.
    if (bytes) {
      const name = `${FILES}${schluessel.slice(mandantId.length + 1)}`
      await writer.content(name, written.file(name, bytes), true)
      files += 1
    }
    done += 1
    progress(done, all)
  }
  await writer.end({ rows: all - keys.length, files })
}

async function begin(
  tx: Tx,
  writer: ArchiveWriter,
  tables: readonly HausTable[],
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const said = await tx.first(
    ready<{ name: string; made: number }>(
      'select name, extract(epoch from now())::float8 as made from mandant where id = $1',
      tx.scope.mandantId,
    ),
  )
  if (!said) throw new Error('there is no such house any more')
  await writer.begin({
    kind: HOUSE_KIND,
    format: FORMAT,
    made: instantOf(said.made),
    migrations: knownMigrations(),
    mandant: { id: tx.scope.mandantId, name: said.name },
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      rows: counts.get(name) ?? 0,
    })),
  })
}

const instantOf = (seconds: number) =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(seconds) * 1000).toString()

/** The rows of a table as lines, each under the name `zeile`. */
function selectOf(table: HausTable): string {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
  return `select row_to_json(r)::text as zeile from (
    select ${columns} from ${quoted(table.name)} where ${idOf(table)} = $1) r`
}

async function sumRows(tx: Tx, table: HausTable): Promise<RowSum> {
  return rowSumOf(await tx.first(ready<RowSumRow>(sumOfLines(selectOf(table)), tx.scope.mandantId)))
}

async function* linesOf(tx: Tx, table: HausTable, told: (rows: number) => void): AsyncGenerator<Buffer> {
  await tx.raw(`declare hausdatei no scroll cursor for ${selectOf(table)}`, [tx.scope.mandantId])
  for (;;) {
    const { rows } = await tx.raw<{ zeile: string }>(`fetch ${FETCHED} from hausdatei`)
    if (rows.length > 0) yield Buffer.from(rows.map(({ zeile }) => `${zeile}\n`).join(''))
    told(rows.length)
    if (rows.length < FETCHED) break
  }
  await tx.raw('close hausdatei')
}
