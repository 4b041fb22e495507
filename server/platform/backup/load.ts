import type pg from 'pg'
import { StartRefusal } from '../config/startRefusal.ts'
import { copyIn } from '../database/copyRows.ts'
import { isCertainlyRolledBack, isRefusedContent } from '../database/violations.ts'
import { refuseMachines } from '../migrate/distribute.ts'
import { buildSchema } from '../migrate/migrate.ts'
import { isBeforeRelease, type Migration, readMigrations } from '../migrate/migrationHistory.ts'
import { MIGRATIONS } from '../migrate/prepareDatabase.ts'
import { withClient } from '../migrate/session.ts'
import { isKey, type Storage } from '../storage/storage.ts'
import { type BackupEnd, type BackupHeader, type BackupPart, damaged, FILES, openBackup } from './archive.ts'
import { readTables } from './catalogue.ts'
import { clearDatabase, refuseInUse, refuseKept } from './clear.ts'
import { withoutGuards } from './guards.ts'
import { beginRestore } from './restored.ts'

export interface LoadTarget {
  /** Owns every table; nobody else may use the database meanwhile. */
  readonly ownerUrl: string
  readonly storage: Storage
  /** Replaces existing data. */
  readonly replace: boolean
  /** Nothing has run on the original database since the backup. */
  readonly moved: boolean
}

/**
 * Returns the migration files that the backup's database had applied.
 * @throws StartRefusal when this version does not know one of them
 */
export function migrationsOf({ migrations }: BackupHeader, path: string): Migration[] {
  if (isBeforeRelease(migrations)) {
    throw new StartRefusal(
      `${path} is from a version before 0.1.0, of which nothing is carried over: restore it with that version.`,
    )
  }
  const files = readMigrations(MIGRATIONS)
  return migrations.map(({ name, sha256 }) => {
    const file = files.find((one) => one.name === name)
    if (file?.sha256 === sha256) return file
    throw new StartRefusal(
      `${path} is from a newer version of Platzwart, or another one (its migration ${name} is not known here): restore it with that version.`,
    )
  })
}

/**
 * Restores a backup into database and store. All rows are loaded in one transaction, which commits after the
 * checksum matched and every file is in the store. On failure nothing changes, and added files are removed.
 * @throws StartRefusal when the target is in use or not empty, when the backup is damaged, or when the
 * outcome of the COMMIT is unknown
 */
export async function load(
  path: string,
  target: LoadTarget,
  onBytes: (bytes: number) => void,
): Promise<BackupEnd> {
  const { header, parts } = await openBackup(path, onBytes)
  const files = migrationsOf(header, path)
  const added: string[] = []
  let ending = false
  try {
    return await withClient(target.ownerUrl, async (owner) => {
      await owner.query(`${PLAIN}; begin`)
      await refuseInUse(owner)
      await refuseMachines(owner, INSTEAD)
      if (!target.replace) await refuseKept(owner, target.storage, header.mandanten)
      await clearDatabase(owner)
      await buildSchema(owner, files)
      await refuseForeignTables(owner, header, path)
      const end = await withoutGuards(
        owner,
        header.tables.map(({ name }) => name),
        () => loadParts(owner, { ...target, path }, header, parts, added),
      )
      await beginRestore(owner, header.made, target.moved)
      ending = true
      await owner.query('commit')
      return end
    })
  } catch (error) {
    // If the connection was lost during COMMIT, committed rows may name these files.
    if (ending && !isCertainlyRolledBack(error)) throw new StartRefusal(UNKNOWN)
    await target.storage.remove(added).catch(() => undefined)
    throw isRefusedContent(error)
      ? damaged(path, `the database does not take its rows: ${error.message}`)
      : error
  } finally {
    await parts.return(undefined as never)
  }
}

/** Names become parts of statements, so only those of the schema that the migrations have just built are allowed. */
async function refuseForeignTables(owner: pg.Client, { tables }: BackupHeader, path: string): Promise<void> {
  const known = new Map((await readTables(owner)).map((table) => [table.name, table]))
  for (const { name, columns } of tables) {
    const here = known.get(name)
    const foreign = here ? columns.find((column) => !here.columns.includes(column)) : ''
    if (foreign !== undefined || columns.length === 0)
      throw damaged(path, `this version knows no ${[name, foreign].filter(Boolean).join('.').slice(0, 120)}`)
  }
}

const UNKNOWN =
  'The connection to the database was lost at the very end, and nobody can say whether the backup was restored: restore it once more, with --replace.'

const PLAIN = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set statement_timeout = 0; set lock_timeout = '10s'`

const INSTEAD =
  'restore on the coordinator alone, add the workers to that database, then run npm run distribute.'
const TABLE = /^(?:all|mandanten\/[0-9a-f-]{36})\/(.+)$/

async function loadParts(
  owner: pg.Client,
  { storage, path }: LoadTarget & { readonly path: string },
  header: BackupHeader,
  parts: AsyncGenerator<BackupPart, BackupEnd, void>,
  added: string[],
): Promise<BackupEnd> {
  const columns = new Map(header.tables.map((table) => [table.name, table.columns]))
  const reader = new Contents(parts)
  let rows = 0
  for (let name = await reader.open(); name !== null; name = await reader.open()) {
    if (name.startsWith(FILES)) {
      const key = name.slice(FILES.length)
      if (!isKey(key)) throw damaged(path, `a file has a name that no file has: ${name.slice(0, 120)}`)
      const there = await storage.get(key)
      await there?.cancel()
      await storage.put(key, reader.chunks())
      if (!there) added.push(key)
      continue
    }
    const table = TABLE.exec(name)?.[1] ?? ''
    const into = columns.get(table)
    if (!into) throw damaged(path, `it does not say which columns rows of ${name.slice(0, 120)} have`)
    rows += await copyIn(owner, `copy ${table} (${into.join(', ')}) from stdin`, reader.chunks())
  }
  const end = reader.end as BackupEnd
  if (rows !== end.rows) throw damaged(path, `${rows} rows were read instead of ${end.rows}`)
  return end
}

/** Presents the parts of a backup as contents. Each must be read completely before the next is opened. */
class Contents {
  readonly #parts: AsyncGenerator<BackupPart, BackupEnd, void>
  #next: BackupPart | null = null
  end: BackupEnd | null = null

  constructor(parts: AsyncGenerator<BackupPart, BackupEnd, void>) {
    this.#parts = parts
  }

  /** Returns the name of the next content; null after the last. */
  async open(): Promise<string | null> {
    if (this.#next === null && this.end === null) await this.#step()
    return this.#next?.name ?? null
  }

  async *chunks(): AsyncGenerator<Buffer, void, void> {
    const name = this.#next?.name
    while (this.#next !== null && this.#next.name === name) {
      const { content } = this.#next
      await this.#step()
      yield content
    }
  }

  async #step(): Promise<void> {
    const { done, value } = await this.#parts.next()
    this.#next = done ? null : value
    if (done) this.end = value
  }
}
