import { ready, type Tx } from '../database/tx.ts'

/** More than so many is said as so many: nobody acts on the difference, and the database stops there. */
const MOST = 1000

/**
 * How many rows a statement finds in the scope's Mandant, up to 1,000.
 * @param from what follows `select`'s list: tables and conditions, the Mandant as $1
 */
export async function countUpTo(tx: Tx, from: string, ...values: unknown[]): Promise<number> {
  const text = `select count(*)::int as anzahl from (select 1 ${from} limit ${MOST}) as found`
  const row = await tx.first(ready<{ anzahl: number }>(text, tx.scope.mandantId, ...values))
  return row?.anzahl ?? 0
}
