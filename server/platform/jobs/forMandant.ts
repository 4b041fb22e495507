import type pg from 'pg'
import { inScope } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import type { Tx } from '../database/tx.ts'

/** The job runner's gate: a transaction in one Mandant, with the system as actor. */
export function forMandant<T>(pool: pg.Pool, mandantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inScope(pool, mintScope(mandantId, null), work)
}

/**
 * True for exactly one server and attempt: whoever claims a period does its work in the same transaction.
 * Does not wait while another server holds the claim. `auftragslauf` records the runs.
 */
export async function claimPeriod(tx: Tx, auftrag: string, periode: string): Promise<boolean> {
  const { mandantId } = tx.scope
  const held = await tx.raw<{ mine: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
    [auftrag + mandantId],
  )
  if (held.rows[0]?.mine !== true) return false
  const { rows } = await tx.raw(
    `insert into auftragslauf (mandant_id, auftrag, periode, beendet)
     values ($1, $2, $3, now()) on conflict do nothing returning periode`,
    [mandantId, auftrag, periode],
  )
  return rows.length === 1
}

/** Records a run's result, in the transaction that did the work, or the last of several. */
export async function noteResult(tx: Tx, auftrag: string, periode: string, ergebnis: object): Promise<void> {
  await tx.raw(
    `update auftragslauf set ergebnis = $4, beendet = now() where mandant_id = $1 and auftrag = $2 and periode = $3`,
    [tx.scope.mandantId, auftrag, periode, JSON.stringify(ergebnis)],
  )
}
