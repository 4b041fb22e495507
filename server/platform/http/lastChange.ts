import { ready, type Tx } from '../database/tx.ts'
import type { Refusal } from './problem.ts'

interface Row {
  readonly zeit: Temporal.Instant
  readonly von: string | null
}

/** Days of the trail that are looked through: a page that was open for longer is told what stands now, and nobody. */
const LOOKED_AT = 7

// From the newest on, by the index over the time: what was quicker than somebody is seldom old.
const NEWEST = `
  select p.zeit, b.vorname || ' ' || b.nachname as von from protokoll p
  left join benutzer b on b.mandant_id = p.mandant_id and b.id = p.akteur_id
  where p.mandant_id = $1 and p.zeit > now() - interval '${LOOKED_AT} days' and p.objekt_id = $2
  order by p.zeit desc, p.id desc limit 1`

/**
 * A refusal of a change that somebody else's was quicker than, with who that was and when; any other as it is.
 * @param unnamed staff-council mode is on: when, and not who
 */
export async function withLastChange(tx: Tx, refusal: Refusal, unnamed: boolean): Promise<Refusal> {
  const { objektId } = refusal
  if (refusal.status !== 412 || objektId === undefined) return refusal
  const geaendert = await lastChangeOf(tx, objektId, unnamed)
  return geaendert ? { ...refusal, geaendert } : refusal
}

/**
 * Who made what stands now of a record, and when; undefined when nobody has within the days that are looked through.
 * @param unnamed when, and not who
 */
export async function lastChangeOf(tx: Tx, objektId: string, unnamed: boolean) {
  const row = await tx.first(ready<Row>(NEWEST, tx.scope.mandantId, objektId))
  return row && { von: unnamed ? null : row.von, zeit: row.zeit.toString() }
}
