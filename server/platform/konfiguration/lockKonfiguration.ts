import { type Ready, ready, type Tx } from '../database/tx.ts'

/**
 * The advisory lock between bookings and the configuration they depend on. Bookings share it; changes of the
 * house's configuration (zone, plans, hours, people, cars, settings) take it exclusively. So changes wait for
 * bookings in flight, and bookings that waited see the changed configuration. It precedes every other lock
 * (`features/buchung/lockInOrder.ts`) and is held until the transaction ends.
 */
export type KonfigurationLock = 'shared' | 'alone'

// Reads from the Mandant's row: on a Citus cluster the lock is then taken on the house's machine.
const lockText = (name: string) =>
  `select ${name}(hashtextextended('konfiguration' || id::text, 0)) from mandant where id = $1`

const TEXTS: Readonly<Record<KonfigurationLock, string>> = {
  shared: lockText('pg_advisory_xact_lock_shared'),
  alone: lockText('pg_advisory_xact_lock'),
}

const held = new WeakMap<Tx, KonfigurationLock>()

/**
 * Builds the lock statement. Configuration read in the same statement predates the lock; what is read
 * afterwards is protected by it.
 */
export const lockStatement = (lock: KonfigurationLock, mandantId: string): Ready<object> =>
  ready<object>(TEXTS[lock], mandantId)

/** Notes that a gate has taken the lock. */
export function noteLock(tx: Tx, lock: KonfigurationLock): void {
  held.set(tx, lock)
}

async function lock(tx: Tx, how: KonfigurationLock): Promise<void> {
  noteLock(tx, how)
  await tx.run(lockStatement(how, tx.scope.mandantId))
}

/**
 * Shares the lock before a booking by callers whose gate did not, such as jobs. Call it before reading
 * anything the booking depends on.
 */
export async function shareKonfiguration(tx: Tx): Promise<void> {
  if (!held.has(tx)) await lock(tx, 'shared')
}

/**
 * Takes the lock exclusively before a change, until the transaction ends.
 * @throws Error in a transaction that shares it, as two of those would deadlock: serve its operation with
 * `configures`
 */
export async function ownKonfiguration(tx: Tx): Promise<void> {
  const before = held.get(tx)
  if (before === 'shared') throw new Error('the configuration is shared, and cannot be changed')
  if (before === undefined) await lock(tx, 'alone')
}

/** @throws Error unless the lock is held: the rules' facts could change before the booking is written */
export function requireKonfiguration(tx: Tx): void {
  if (!held.has(tx))
    throw new Error('locks out of order: the configuration comes before people, calendars and bookings')
}
