import { withMarks } from '../../platform/database/marks.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { tryLockKalender } from '../buchung/lockInOrder.ts'
import type { Queue, Warteliste, WarteTypes } from './art.ts'

/**
 * Releases the slots of a queue's cancelled bookings that can no longer be undone, so that they can be
 * offered. Skips those whose calendar somebody else holds until the next run.
 */
export async function releaseLapsed<T extends WarteTypes>(
  tx: Tx,
  { art, marks, sql }: Warteliste<T>,
  queue: Queue,
  now: Temporal.Instant,
): Promise<void> {
  const day = [tx.scope.mandantId, queue.ort, queue.tag, now] as const
  const lapsed = await tx.all(ready<{ id: string }>(sql.findLapsed, ...day))
  if (lapsed.length === 0) return
  const mine = await tryLockKalender(
    tx,
    art,
    lapsed.map(({ id }) => id),
  )
  await tx.run(withMarks(ready(sql.releaseLapsed, ...day, mine), marks(queue)))
}
