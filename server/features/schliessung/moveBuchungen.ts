import { withMarks } from '../../platform/database/marks.ts'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { ConcurrentChangeError, constraintOf } from '../../platform/database/violations.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { daysOf } from '../buchung/buchungArt.ts'
import type { Move, SchliessTypes, SchliessungArt } from './art.ts'
import { lapsedUntil, releaseSlots } from './queries.ts'

function jsonOf<T extends SchliessTypes>({ row: { id }, target }: Move<T>) {
  const { zeitraum, ...columns } = target
  return { id, ...columns, von: zeitraum.von, bis: zeitraum.bis }
}

/** The row after the move; its names are still those of the old slot. */
export const afterOf = <T extends SchliessTypes>({ row, target }: Move<T>): T['buchung']['named'] => ({
  ...row,
  ...target,
  gehalten_bis: null,
  gehalten_status: null,
  version: row.version + 1,
})

/**
 * Moves bookings in one statement, each with its audit row and live event. The caller holds their calendars
 * and row locks.
 * @throws ConcurrentChangeError when one of the slots was taken at this moment; a retry will see it
 */
export async function moveBuchungen<T extends SchliessTypes>(
  call: Call,
  kind: SchliessungArt<T>,
  aktion: string,
  moves: readonly Move<T>[],
): Promise<void> {
  if (moves.length === 0) return
  const { tx, now } = call
  const { art, sql } = kind
  const marks = moves.flatMap((move) => [...daysOf(art, move.row), ...daysOf(art, afterOf(move))])
  const comes = moves.filter(({ target }) => target.status !== 'storniert')
  if (comes.length > 0) await tx.run(withMarks(releaseSlots(tx, kind, comes, lapsedUntil(now)), marks))
  const json = JSON.stringify(moves.map(jsonOf))
  try {
    await tx.run(withMarks(ready<never>(sql.move, tx.scope.mandantId, json, now), marks))
  } catch (error) {
    if (constraintOf(error) === `${art.table}_ueberschneidung`) throw new ConcurrentChangeError()
    throw error
  }
  record(
    tx,
    ...moves.map((move) => ({
      aktion,
      objekt: art.table,
      objektId: move.row.id,
      vorher: art.snapshot(move.row),
      nachher: art.snapshot(afterOf(move)),
    })),
  )
}
