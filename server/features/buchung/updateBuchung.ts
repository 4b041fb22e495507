import { withMarks } from '../../platform/database/marks.ts'
import { type Ready, ready, type Tx } from '../../platform/database/tx.ts'
import type { BuchungArt, BuchungTypes } from './buchungArt.ts'

/**
 * Builds the update of a booking's columns, which increments its version. Column names come from the verb,
 * never from a request.
 */
export function updateBuchung<T extends BuchungTypes>(
  { scope }: Tx,
  art: BuchungArt<T>,
  before: T['row'],
  columns: T['update'],
): Ready<never> {
  const entries = Object.entries(columns)
  const set = entries.map(([name], i) => `${name} = $${i + 3}`).join(', ')
  const text = `update ${art.table} set ${set}, version = version + 1, geaendert = now() where mandant_id = $1 and id = $2`
  const update = ready<never>(text, scope.mandantId, before.id, ...entries.map(([, value]) => value))
  return withMarks(update, art.marks && [...art.marks(before), ...art.marks({ ...before, ...columns })])
}
