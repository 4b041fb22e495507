import { type Ready, ready, type Tx } from '../../platform/database/tx.ts'
import type { BuchungArt, BuchungTypes } from './buchungArt.ts'

/** A booking's columns written and its version counted up. The columns are named by the verb, never by a request. */
export function updateBuchung<T extends BuchungTypes>(
  { scope }: Tx,
  { table }: BuchungArt<T>,
  id: string,
  columns: T['update'],
): Ready<never> {
  const entries = Object.entries(columns)
  const set = entries.map(([name], i) => `${name} = $${i + 3}`).join(', ')
  const text = `update ${table} set ${set}, version = version + 1 where mandant_id = $1 and id = $2`
  return ready(text, scope.mandantId, id, ...entries.map(([, value]) => value))
}
