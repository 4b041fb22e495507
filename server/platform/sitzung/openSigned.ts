import type pg from 'pg'
import { inScope } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import { ready, type Tx } from '../database/tx.ts'
import { type KonfigurationLock, lockStatement, noteLock } from '../konfiguration/lockKonfiguration.ts'
import type { Place } from './place.ts'

const PERSON = `
  select 1 from benutzer b join mandant m on m.id = b.mandant_id
  where b.mandant_id = $1 and b.id = $2 and b.status = 'aktiv' and m.gesperrt is null for no key update of b`

/**
 * The gate for signed links, such as those in mails: a transaction in the person's house, as that person, one
 * at a time. Null when the person has left the house, or it is closed.
 *
 * @param lock of the configuration; exclusive for those who change it
 */
export function openSigned<T>(
  pool: pg.Pool,
  { mandantId, benutzerId }: Place,
  requestId: string,
  lock: KonfigurationLock,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  return inScope(
    pool,
    mintScope(mandantId, benutzerId),
    async (tx) => {
      noteLock(tx, lock)
      const [, found] = await Promise.all([
        tx.run(lockStatement(lock, mandantId)),
        tx.run(ready(PERSON, mandantId, benutzerId)),
      ])
      return found === 1 ? work(tx) : null
    },
    requestId,
  )
}
