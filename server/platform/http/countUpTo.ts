import { ready, type Tx } from '../database/tx.ts'

/** The database stops counting here: nobody acts differently on a larger number. */
const MOST = 1000

/** Limit of figures that are only displayed. */
const MOST_OF_FIGURES = 100_000

async function count(tx: Tx, most: number, from: string, values: readonly unknown[]): Promise<number> {
  const text = `select count(*)::int as anzahl from (select 1 ${from} limit ${most}) as found`
  const row = await tx.first(ready<{ anzahl: number }>(text, tx.scope.mandantId, ...values))
  return row?.anzahl ?? 0
}

/**
 * Counts rows in the scope's Mandant, up to 1,000.
 * @param from FROM and WHERE clauses, with the Mandant as $1
 */
export const countUpTo = (tx: Tx, from: string, ...values: readonly unknown[]): Promise<number> =>
  count(tx, MOST, from, values)

/** Counts rows for a figure, up to 100,000. */
export const countFigure = (tx: Tx, from: string, ...values: readonly unknown[]): Promise<number> =>
  count(tx, MOST_OF_FIGURES, from, values)
