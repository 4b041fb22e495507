import type pg from 'pg'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { isElsewhere } from './queries.ts'

/**
 * What the transaction's house has sent to an account opens nothing any more. Where the account is nobody's elsewhere, no link of it does; what
 * another house has sent is that one's to withdraw.
 */
export async function closeLinksIn(authPool: pg.Pool, tx: Tx, anmeldungId: string): Promise<void> {
  const { mandantId } = tx.scope
  const alone = !(await isElsewhere(authPool, anmeldungId, mandantId))
  await tx.run(ready('select auth.close_links_in($1, $2, $3)', anmeldungId, mandantId, alone))
}
