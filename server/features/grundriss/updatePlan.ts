import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** Another version of a plan, which its seats and its opening times share. @param zeichnung when it is drawn otherwise */
export async function updatePlan(tx: Tx, id: string, zeichnung: string | null = null): Promise<void> {
  await tx.run(
    build
      .updateTable('grundriss')
      .set({ version: sql`version + 1`, ...(zeichnung !== null && { zeichnung }) })
      .where('grundriss.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', id),
  )
}
