import { ready, type Tx } from '../database/tx.ts'
import type { Refusal } from './problem.ts'

interface Row {
  readonly zeit: Temporal.Instant
  readonly von: string | null
}

/** Days of the trail to search; a page that was open longer learns the current state, but not who changed it. */
const LOOKED_AT = 7

// Newest first, by the index on time: the change in question is rarely old.
const NEWEST = `
  select p.zeit, b.vorname || ' ' || b.nachname as von from protokoll p
  left join benutzer b on b.mandant_id = p.mandant_id and b.id = p.akteur_id
  where p.mandant_id = $1 and p.zeit > now() - interval '${LOOKED_AT} days' and p.objekt_id = $2
  order by p.zeit desc, p.id desc limit 1`

/**
 * Adds to a 412 refusal who changed the record last, and when; returns others unchanged.
 * @param unnamed staff-council mode: omit the name
 */
export async function withLastChange(tx: Tx, refusal: Refusal, unnamed: boolean): Promise<Refusal> {
  const { objektId } = refusal
  if (refusal.status !== 412 || objektId === undefined) return refusal
  const geaendert = await lastChangeOf(tx, objektId, unnamed)
  return geaendert ? { ...refusal, geaendert } : refusal
}

/**
 * Who changed a record last, and when; undefined when nobody did within the searched days.
 * @param unnamed omit the name
 */
export async function lastChangeOf(tx: Tx, objektId: string, unnamed: boolean) {
  const row = await tx.first(ready<Row>(NEWEST, tx.scope.mandantId, objektId))
  return row && { von: unnamed ? null : row.von, zeit: row.zeit.toString() }
}
