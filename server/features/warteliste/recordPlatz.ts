import { type Change, record } from '../../platform/database/record.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { AnyPlatz } from './art.ts'

/** Writes the audit rows of places, which are also their live events; `before` is null for a new one. */
export function recordPlatz<R extends AnyPlatz>(
  tx: Tx,
  { table, snapshot }: { readonly table: string; readonly snapshot: (row: R) => object },
  aktion: string,
  changes: readonly (readonly [before: R | null, after: R])[],
): void {
  record(
    tx,
    ...changes.map(
      ([before, after]): Change => ({
        aktion,
        objekt: table,
        objektId: after.id,
        ...(before && { vorher: snapshot(before) }),
        nachher: snapshot(after),
      }),
    ),
  )
}
