import { ready, type Tx } from '../../platform/database/tx.ts'
import { type BuchungArt, type BuchungTypes, type OwnerColumn, textsOf } from './buchungArt.ts'

/**
 * Reads the bookings of a resource or person that have not started or not ended. Unlocked, by start, for
 * previews of what would be cancelled; locked, by id, for whoever is about to cancel.
 */
export async function readWaiting<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  [whose, id]: readonly [whose: OwnerColumn, id: string],
  now: Temporal.Instant,
  lock: boolean,
): Promise<T['named'][]> {
  const { waiting, lockWaiting } = textsOf(art)
  return tx.all(ready<T['named']>((lock ? lockWaiting : waiting)[whose], tx.scope.mandantId, id, now))
}
