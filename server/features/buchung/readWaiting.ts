import { ready, type Tx } from '../../platform/database/tx.ts'
import { type BuchungArt, type BuchungTypes, textsOf } from './buchungArt.ts'

/**
 * Bookings of one seat or car that wait to begin or have not ended, as something that happens to it would hit them: by start, for those who are
 * shown what would be cancelled; by id and locked, for those who are about to cancel it.
 */
export async function readWaiting<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  resourceId: string,
  now: Temporal.Instant,
  lock: boolean,
): Promise<T['named'][]> {
  const { waiting, lockWaiting } = textsOf(art)
  return tx.all(ready<T['named']>(lock ? lockWaiting : waiting, tx.scope.mandantId, resourceId, now))
}
