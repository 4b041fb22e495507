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
 * The gate of whoever shows what this installation has signed for one person, such as an address in a mail to them: a transaction in their house,
 * as them, one at a time. Null where the person is in it no more, or it is closed.
 *
 * @param lock of the configuration: alone for who changes it
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
