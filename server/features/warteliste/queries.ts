import { ready, type Tx } from '../../platform/database/tx.ts'
import type { AnyPlatz, Queue, Warteliste, WarteTypes } from './art.ts'

/**
 * The caller's places: offers first, then open ones by start, then those that ended since, the latest first.
 */
export function readOwnPlaetze<T extends WarteTypes>(
  tx: Tx,
  { sql }: Warteliste<T>,
  benutzerId: string,
  since: Temporal.Instant,
): Promise<T['named'][]> {
  return tx.all(ready<T['named']>(sql.listOwn, tx.scope.mandantId, benutzerId, since))
}

/** One place of a person. */
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

/** Open places of a person, anywhere in the house. */
export function readOpenPlaetze<T extends WarteTypes>(
  tx: Tx,
  { sql }: Warteliste<T>,
  benutzerId: string,
): Promise<T['platz'][]> {
  return tx.all(ready<T['platz']>(sql.openOf, tx.scope.mandantId, benutzerId))
}

/** A place with its person's status, and until when its offer is held (null: not held). */
export type QueuedRow<P extends AnyPlatz> = P & {
  readonly person: string
  readonly gehalten: Temporal.Instant | null
}

/** Locks the open places of a queue, by id. */
export function lockQueue<T extends WarteTypes>(
  tx: Tx,
  { sql }: Warteliste<T>,
  { ort, tag }: Queue,
): Promise<QueuedRow<T['platz']>[]> {
  return tx.all(ready<QueuedRow<T['platz']>>(sql.lockQueue, tx.scope.mandantId, ort, tag))
}

/** The queues with open places. */
export function readQueues<T extends WarteTypes>(tx: Tx, { sql }: Warteliste<T>): Promise<Queue[]> {
  return tx.all(ready<Queue>(sql.days, tx.scope.mandantId))
}
