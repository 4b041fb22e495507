import { ready, type Tx } from '../../platform/database/tx.ts'
import { type BuchungArt, type BuchungTypes, textsOf, type Whose } from './buchungArt.ts'

/**
 * Bookings of one seat or car, or of one person, that wait to begin or have not ended, as something that happens to them would hit these: by
 * start, for those who are shown what would be cancelled; by id and locked, for those who are about to cancel it.
 */
export async function readWaiting<T extends BuchungTypes>(
  tx: Tx,
  art: BuchungArt<T>,
  [whose, id]: readonly [whose: Whose, id: string],
  now: Temporal.Instant,
  lock: boolean,
): Promise<T['named'][]> {
  const { waiting, lockWaiting } = textsOf(art)
  return tx.all(ready<T['named']>((lock ? lockWaiting : waiting)[whose], tx.scope.mandantId, id, now))
}
