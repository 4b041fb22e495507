import { type Ready, ready, type Tx } from '../database/tx.ts'

/**
 * The one lock between what is booked and what bookings stand on. Whoever books shares it with everybody else who books; whoever changes the
 * house's configuration (its zone, plans, hours, people, cars, settings) has it alone: they wait for the bookings in flight, and a booking that has
 * waited for them goes by what they have left. It comes before every other lock (`features/buchung/lockInOrder.ts`), and its holder keeps it until
 * the transaction ends.
 */
export type KonfigurationLock = 'shared' | 'alone'

// From the Mandant's row: where houses are spread over machines, it is taken where the house is.
const lockText = (name: string) =>
  `select ${name}(hashtextextended('konfiguration' || id::text, 0)) from mandant where id = $1`

const TEXTS: Readonly<Record<KonfigurationLock, string>> = {
  shared: lockText('pg_advisory_xact_lock_shared'),
  alone: lockText('pg_advisory_xact_lock'),
}

const held = new WeakMap<Tx, KonfigurationLock>()

/** Takes it; what is read of the configuration in the same statement is older than the lock, and what is read behind it holds. */
export const lockStatement = (lock: KonfigurationLock, mandantId: string): Ready<object> =>
  ready<object>(TEXTS[lock], mandantId)

/** A gate has taken it with its opening. */
export function noteLock(tx: Tx, lock: KonfigurationLock): void {
  held.set(tx, lock)
}

async function lock(tx: Tx, how: KonfigurationLock): Promise<void> {
  noteLock(tx, how)
  await tx.run(lockStatement(how, tx.scope.mandantId))
}

/** For who is about to book and has come through no gate that has seen to it, such as a job; before anything is read that the booking stands on. */
export async function shareKonfiguration(tx: Tx): Promise<void> {
  if (!held.has(tx)) await lock(tx, 'shared')
}

/**
 * For who is about to change it: alone until the transaction ends.
 * @throws Error in a transaction that shares it: two such would wait for each other. Its operation is to be served as one that `configures`
 */
export async function ownKonfiguration(tx: Tx): Promise<void> {
  const before = held.get(tx)
  if (before === 'shared') throw new Error('the configuration is shared, and cannot be changed')
  if (before === undefined) await lock(tx, 'alone')
}

/** @throws Error where nobody has seen to it: what the rules look at could change before the booking is there */
export function requireKonfiguration(tx: Tx): void {
  if (!held.has(tx))
    throw new Error('locks out of order: the configuration comes before people, calendars and bookings')
}
