import { FILES, newlinesIn } from '../../../platform/backup/archive.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type HausHeader, openHausdatei, ROWS } from './content.ts'
import { type HausTable, readHausTables } from './plan.ts'
import { HausdateiFault } from './refuseFile.ts'
import { knownMigrations } from './writeHaus.ts'

/** Bytes of a file unpacked at most: what says it has more is made to fill a disk. */
const MAX_UNPACKED = 64 * 1024 ** 3
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
 * of a house in their order and as many rows as it says, and with files that have the names of files.
 * @throws HausdateiFault with the reason
 */
export async function checkHaus(
  tx: Tx,
  storage: Storage,
  key: string,
  onBytes: (bytes: number) => void,
  most = MAX_UNPACKED,
): Promise<void> {
  const { header, parts } = await openHausdatei(storage, key, onBytes)
  try {
    checkHeader(header, await readHausTables(tx))
    const rows = new Map<string, number>()
    let [unpacked, files, last] = [0, 0, '']
    for (;;) {
      const { done, value } = await parts.next()
      if (done) {
        const all = [...rows.values()].reduce((sum, one) => sum + one, 0)
        const whole = header.tables.every((table) => (rows.get(table.name) ?? 0) === table.rows)
        if (!whole || value.rows !== all || value.files !== files)
          throw new HausdateiFault('hausdatei.beschaedigt')
        return
      }
      unpacked += value.content.byteLength
      if (unpacked > most) throw new HausdateiFault('hausdatei.zuGross', { gigabyte: most / 1024 ** 3 })
      if (value.name !== last) {
        checkOrder(header, last, value.name)
        if (value.name.startsWith(FILES)) files += 1
        last = value.name
      }
      if (value.name.startsWith(ROWS)) {
        const table = value.name.slice(ROWS.length)
        rows.set(table, (rows.get(table) ?? 0) + newlinesIn(value.content))
      }
    }
  } finally {
    await parts.return(undefined as never)
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
