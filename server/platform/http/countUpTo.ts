import { ready, type Tx } from '../database/tx.ts'

/** More than so many is said as so many: nobody acts on the difference, and the database stops there. */
const MOST = 1000

/** Of figures that are read and not acted on. */
const MOST_OF_FIGURES = 100_000

async function count(tx: Tx, most: number, from: string, values: readonly unknown[]): Promise<number> {
  const text = `select count(*)::int as anzahl from (select 1 ${from} limit ${most}) as found`
  const row = await tx.first(ready<{ anzahl: number }>(text, tx.scope.mandantId, ...values))
  return row?.anzahl ?? 0
}

/**
 * How many rows a statement finds in the scope's Mandant, up to 1,000.
 * @param from what follows `select`'s list: tables and conditions, the Mandant as $1
 */
export const countUpTo = (tx: Tx, from: string, ...values: readonly unknown[]): Promise<number> =>
  count(tx, MOST, from, values)

/** The same of a figure, up to 100,000. */
export const countFigure = (tx: Tx, from: string, ...values: readonly unknown[]): Promise<number> =>
  count(tx, MOST_OF_FIGURES, from, values)
