import type { Tx } from './tx.ts'
import { uuidv7 } from './uuid.ts'

/** A change as the audit trail stores it and the live feed forwards it. */
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

// One JSON parameter keeps the text constant, so it is planned once. Selecting from the Mandant's row lets
// Citus write on the house's machine; its alternative, COPY, does not work under row-level security.
const INSERT = `
  insert into protokoll (mandant_id, id, akteur_id, im_auftrag_id, aktion, objekt, objekt_id, vorher, nachher, anfrage_id)
  select m.id, r.id, $2, r.im_auftrag_id, r.aktion, r.objekt, r.objekt_id, r.vorher, r.nachher, $3
  from mandant m, json_to_recordset($4::json) as r(
    id uuid, im_auftrag_id uuid, aktion text, objekt text, objekt_id uuid, vorher jsonb, nachher jsonb)
  where m.id = $1`

/**
 * Writes changes to the audit trail, in the transaction that makes them: a change and its row commit
 * together. Live readers are notified after the commit.
 */
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
