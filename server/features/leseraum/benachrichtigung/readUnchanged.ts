import { ready, type Tx } from '../../../platform/database/tx.ts'

const VERSIONS = 'select id, version from leseraum_buchung where mandant_id = $1 and id = any($2::uuid[])'

/** Those whose booking is still what a mail tells of: whatever becomes of one counts its version up, and is told by a mail of its own. */
export async function readUnchanged<T extends { readonly id: string; readonly version: number }>(
  tx: Tx,
  told: readonly T[],
): Promise<readonly T[]> {
  const ids = told.map(({ id }) => id)
  const rows = await tx.all(ready<{ id: string; version: number }>(VERSIONS, tx.scope.mandantId, ids))
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return told.filter(({ id, version }) => versions.get(id) === version)
}
