import { ready, type Tx } from '../../platform/database/tx.ts'
import type { AnyPlatz, Queue, Warteliste, WarteTypes } from './art.ts'

/** One's own: what is offered, what one waits for, by start; then what ended since, the latest first. */
export function readOwnPlaetze<T extends WarteTypes>(
  tx: Tx,
  { sql }: Warteliste<T>,
  benutzerId: string,
  since: Temporal.Instant,
): Promise<T['named'][]> {
  return tx.all(ready<T['named']>(sql.listOwn, tx.scope.mandantId, benutzerId, since))
}

/** One of somebody's own, as it is. */
export function readPlatz<T extends WarteTypes>(
  tx: Tx,
  { sql }: Warteliste<T>,
  benutzerId: string,
  id: string,
): Promise<T['named'] | undefined> {
  return tx.first(ready<T['named']>(sql.readOwn, tx.scope.mandantId, benutzerId, id))
}

/** The same, locked until the transaction ends. */
export function lockPlatz<T extends WarteTypes>(
  tx: Tx,
  { sql }: Warteliste<T>,
  benutzerId: string,
  id: string,
): Promise<T['platz'] | undefined> {
  return tx.first(ready<T['platz']>(sql.lockOwn, tx.scope.mandantId, benutzerId, id))
}

/** What somebody has not left, lost or had yet, anywhere in the house. */
export function readOpenPlaetze<T extends WarteTypes>(
  tx: Tx,
  { sql }: Warteliste<T>,
  benutzerId: string,
): Promise<T['platz'][]> {
  return tx.all(ready<T['platz']>(sql.openOf, tx.scope.mandantId, benutzerId))
}

/** With whether they are still of the house, and until when what they are offered is held (null: it is not). */
export type QueuedRow<P extends AnyPlatz> = P & {
  readonly person: string
  readonly gehalten: Temporal.Instant | null
}

/** Everybody in a queue whose waiting goes on, locked in one order. */
export function lockQueue<T extends WarteTypes>(
  tx: Tx,
  { sql }: Warteliste<T>,
  { ort, tag }: Queue,
): Promise<QueuedRow<T['platz']>[]> {
  return tx.all(ready<QueuedRow<T['platz']>>(sql.lockQueue, tx.scope.mandantId, ort, tag))
}

/** The queues in which somebody waits, or is offered something. */
export function readQueues<T extends WarteTypes>(tx: Tx, { sql }: Warteliste<T>): Promise<Queue[]> {
  return tx.all(ready<Queue>(sql.days, tx.scope.mandantId))
}
