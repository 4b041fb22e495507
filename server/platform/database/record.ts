import { build } from './sql.ts'
import type { Tx } from './tx.ts'
import { uuidv7 } from './uuid.ts'

/** One change, as the audit trail keeps it and the live feed sends it on. */
export interface Change {
  /** The verb, as its file is named (`book`, `cancel`). */
  readonly aktion: string
  /** The table. */
  readonly objekt: string
  readonly objektId: string
  readonly vorher?: unknown
  readonly nachher?: unknown
  readonly imAuftragId?: string
}

/** Writes the change into the audit trail, in the transaction that makes it: no change without its row, no row without its change. */
export async function record(tx: Tx, ...changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await tx.run(
    build.insertInto('protokoll').values(
      changes.map((change) => ({
        mandant_id: tx.scope.mandantId,
        id: uuidv7(),
        akteur_id: tx.scope.benutzerId,
        im_auftrag_id: change.imAuftragId ?? null,
        aktion: change.aktion,
        objekt: change.objekt,
        objekt_id: change.objektId,
        vorher: change.vorher === undefined ? null : JSON.stringify(change.vorher),
        nachher: change.nachher === undefined ? null : JSON.stringify(change.nachher),
        anfrage_id: tx.requestId,
      })),
    ),
  )
}
