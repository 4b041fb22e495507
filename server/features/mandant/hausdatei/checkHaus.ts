import { type BackupEnd, type BackupPart, FILES } from '../../../platform/backup/archive.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { checkRow } from './checkRow.ts'
import { type HausHeader, openHausdatei, ROWS } from './content.ts'
import { type HausTable, readHausTables } from './plan.ts'
import { RowReader } from './readRows.ts'
import { HausdateiFault } from './refuseFile.ts'
import { knownMigrations } from './writeHaus.ts'

/** What of a key is behind the Mandant: a bucket and a generated name. */
const FILE = /^files\/[a-z]{1,40}\/[0-9a-f-]{36}(?:\.[a-z0-9]{1,8})?$/

const migrationsOf = (all: HausHeader['migrations']) =>
  all.map(({ name, sha256 }) => `${name} ${sha256}`).join('\n')

/** Whether both sides mean the same by a row. @throws HausdateiFault */
function checkHeader(header: HausHeader, tables: readonly HausTable[]): void {
  const known = knownMigrations()
  if (migrationsOf(header.migrations) !== migrationsOf(known)) {
    throw new HausdateiFault('hausdatei.schema', {
      dort: header.migrations.at(-1)?.name.slice(0, 4) ?? '–',
      hier: known.at(-1)?.name.slice(0, 4) ?? '–',
    })
  }
  const here = tables.map(({ name, columns }) => [name, ...columns.map((column) => column.name)].join())
  const there = header.tables.map(({ name, columns }) => [name, ...columns].join())
  if (here.join('\n') !== there.join('\n')) throw new HausdateiFault('hausdatei.tabellen')
}

/**
 * Reads the file of a house from its beginning to its end before anything is written: that it is one, of this version, whole, with the tables
 * of a house in their order and as many rows as it says, each as the API would have taken it, and with files that have the names of files.
 * @throws HausdateiFault with the reason
 */
export async function checkHaus(
  tx: Tx,
  storage: Storage,
  key: string,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const { header, parts } = await openHausdatei(storage, key, onBytes)
  try {
    const tables = await readHausTables(tx)
    checkHeader(header, tables)
    const checking = new Checking(header, tables)
    let part = await parts.next()
    for (; !part.done; part = await parts.next()) checking.add(part.value)
    checking.end(part.value)
  } finally {
    await parts.return(undefined as never)
  }
}

class Checking {
  readonly #header: HausHeader
  readonly #tables: ReadonlyMap<string, HausTable>
  readonly #rows = new Map<string, number>()
  #reader = new RowReader()
  #files = 0
  #last = ''

  constructor(header: HausHeader, tables: readonly HausTable[]) {
    this.#header = header
    this.#tables = new Map(tables.map((table) => [`${ROWS}${table.name}`, table]))
  }

  add({ name, content }: BackupPart): void {
    if (name !== this.#last) {
      checkOrder(this.#header, this.#last, name)
      if (name.startsWith(FILES)) this.#files += 1
      this.#reader.end()
      this.#reader = new RowReader()
      this.#last = name
    }
    const table = this.#tables.get(name)
    if (!table) return
    let rows = this.#rows.get(table.name) ?? 0
    for (const { row } of this.#reader.add(content)) {
      checkRow(table, row)
      rows += 1
    }
    this.#rows.set(table.name, rows)
  }

  end({ rows, files }: BackupEnd): void {
    this.#reader.end()
    const all = [...this.#rows.values()].reduce((sum, one) => sum + one, 0)
    const whole = this.#header.tables.every((table) => (this.#rows.get(table.name) ?? 0) === table.rows)
    if (!whole || rows !== all || files !== this.#files) throw new HausdateiFault('hausdatei.beschaedigt')
  }
}

/** Tables in the order in which they refer to each other, each once, then files by name. */
function checkOrder(header: HausHeader, last: string, name: string): void {
  const placeOf = (one: string) => header.tables.findIndex((table) => `${ROWS}${table.name}` === one)
  const place = placeOf(name)
  if (place === -1 && !FILE.test(name)) throw new HausdateiFault('hausdatei.tabellen')
  const inOrder =
    place === -1 ? !last.startsWith(FILES) || last < name : !last.startsWith(FILES) && placeOf(last) < place
  if (!inOrder) throw new HausdateiFault('hausdatei.beschaedigt')
}
