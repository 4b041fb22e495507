import type { DB } from './tables.generated.ts'
import type { Tx } from './tx.ts'

export type Row = Readonly<Record<string, unknown>>

/**
 * Inserts rows of the scope's Mandant in one statement with one parameter; PostgreSQL parses each value by
 * its column's type. All rows have the columns of the first; omitted columns get their defaults.
 * @throws TypeError for a column that the first row lacks: it would be dropped
 */
export async function insertRows(tx: Tx, table: keyof DB, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const stray = rows.find((row) => Object.keys(row).some((name) => !(name in first)))
  if (stray) throw new TypeError(`a row of ${table} has columns that the first one has not`)
  const names = Object.keys(first)
  const columns = names.map((name) => `"${name}"`).join(', ')
  const values = names.map((name) => `r."${name}"`).join(', ')
  // Selects from the Mandant's row, so that Citus can route the statement.
  await tx.raw(
    `insert into "${table}" (mandant_id, ${columns})
     select m.id, ${values} from mandant m, jsonb_populate_recordset(null::"${table}", $2::jsonb) r where m.id = $1`,
    [tx.scope.mandantId, JSON.stringify(rows)],
  )
}
