import { record } from '../database/record.ts'
import type { Tx } from '../database/tx.ts'
import { raiseStand } from './mandant.ts'

interface Gone {
  /** The verb. */
  readonly aktion: string
  readonly table: string
  readonly id: string
  /** The record's state for the audit trail. */
  readonly vorher: unknown
}

/**
 * Deletes a record of the house's configuration that its verb has locked and found unreferenced: deletes the
 * row, writes the audit row, and raises the version.
 */
export async function deleteRecord(tx: Tx, { aktion, table, id, vorher }: Gone) {
  await tx.raw(`delete from ${table} where mandant_id = $1 and id = $2`, [tx.scope.mandantId, id])
  record(tx, { aktion, objekt: table, objektId: id, vorher })
  await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
