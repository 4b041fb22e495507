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

// One JSON parameter: the text is the same for any number of rows, and planned once. From the Mandant's row: so a database of many machines
// writes where that is, and need not copy, which it does under no row-level security.
const INSERT = `
  insert into protokoll (mandant_id, id, akteur_id, im_auftrag_id, aktion, objekt, objekt_id, vorher, nachher, anfrage_id)
  select m.id, r.id, $2, r.im_auftrag_id, r.aktion, r.objekt, r.objekt_id, r.vorher, r.nachher, $3
  from mandant m, json_to_recordset($4::json) as r(
    id uuid, im_auftrag_id uuid, aktion text, objekt text, objekt_id uuid, vorher jsonb, nachher jsonb)
  where m.id = $1`

/** Writes the change into the audit trail, in the transaction that makes it: no change without its row, no row without its change. The commit tells the live readers. */
export function record(tx: Tx, ...changes: readonly Change[]): void {
  if (changes.length === 0) return
  tx.recorded = true
  const rows = changes.map((change) => ({
    id: uuidv7(),
    im_auftrag_id: change.imAuftragId ?? null,
    aktion: change.aktion,
    objekt: change.objekt,
    objekt_id: change.objektId,
    vorher: change.vorher ?? null,
    nachher: change.nachher ?? null,
  }))
  tx.later(INSERT, [tx.scope.mandantId, tx.scope.benutzerId, tx.requestId, JSON.stringify(rows)])
}
