import { keepsBytes } from '../../../platform/backup/keepBytes.ts'
import type { ArchiveWriter } from '../../../platform/backup/writeArchive.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { readMigrations } from '../../../platform/migrate/landed.ts'
import { MIGRATIONS } from '../../../platform/migrate/prepareDatabase.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { FILES, FORMAT, KIND, ROWS } from './content.ts'
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

/**
 * Writes a house as it is in one snapshot of the database: the rows of all its tables, then the files that they name. Under row-level
 * security: what is of another house cannot come along.
 * @param progress told how much is done, of how much
 */
export async function writeHaus(
  tx: Tx,
  writer: ArchiveWriter,
  storage: Storage,
  progress: (done: number, all: number) => void,
): Promise<void> {
  // Before the first question: a snapshot is taken by that.
  await tx.raw('set transaction isolation level repeatable read, read only')
  await tx.raw('set local idle_in_transaction_session_timeout = 0')
  if (!(await keepsBytes(tx))) throw new BytesBusy('a backup is being made')
  const { mandantId } = tx.scope
  const tables = await readHausTables(tx)
  const counts = new Map<string, number>()
  for (const table of tables) counts.set(table.name, await countRows(tx, table))
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
      await writer.content(`${FILES}${schluessel.slice(mandantId.length + 1)}`, bytes, true)
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
    ...{ kind: KIND, format: FORMAT, made: instantOf(said.made), migrations: knownMigrations() },
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

async function countRows(tx: Tx, table: HausTable): Promise<number> {
  const row = await tx.first(
    ready<{ anzahl: number }>(
      `select count(*)::int as anzahl from ${quoted(table.name)} where ${idOf(table)} = $1`,
      tx.scope.mandantId,
    ),
  )
  return row?.anzahl ?? 0
}

async function* linesOf(tx: Tx, table: HausTable, told: (rows: number) => void): AsyncGenerator<Buffer> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
  await tx.raw(
    `declare hausdatei no scroll cursor for select row_to_json(r)::text as zeile from (
       select ${columns} from ${quoted(table.name)} where ${idOf(table)} = $1) r`,
    [tx.scope.mandantId],
  )
  for (;;) {
    const { rows } = await tx.raw<{ zeile: string }>(`fetch ${FETCHED} from hausdatei`)
    if (rows.length > 0) yield Buffer.from(rows.map(({ zeile }) => `${zeile}\n`).join(''))
    told(rows.length)
    if (rows.length < FETCHED) break
  }
  await tx.raw('close hausdatei')
}
