import { sql } from 'kysely'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'

type Parts = readonly { readonly id: string; readonly anzahl: number }[]

/** Position of the first kind of equipment that this Mandant does not have; null when it has them all. */
export async function readMissing(tx: Tx, parts: Parts): Promise<number | null> {
  if (parts.length === 0) return null
  const ids = parts.map(({ id }) => id)
  const rows = await tx.all(
    build
      .selectFrom('ausstattung')
      .where('ausstattung.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
  )
  const known = new Set(rows.map(({ id }) => id))
  const missing = parts.findIndex(({ id }) => !known.has(id.toLowerCase()))
  return missing === -1 ? null : missing
}

/** The equipment of a seat or room: deleted and written anew, in the caller's transaction. */
export async function replaceAusstattung(tx: Tx, leseraumId: string, parts: Parts): Promise<void> {
  await tx.run(
    build
      .deleteFrom('leseraum_ausstattung')
      .where('leseraum_ausstattung.mandant_id', '=', tx.scope.mandantId)
      .where('leseraum_id', '=', leseraumId),
  )
  if (parts.length === 0) return
  await tx.run(
    build.insertInto('leseraum_ausstattung').values(
      parts.map(({ id, anzahl }) => ({
        mandant_id: tx.scope.mandantId,
        leseraum_id: leseraumId,
        ausstattung_id: id,
        anzahl,
      })),
    ),
  )
}
