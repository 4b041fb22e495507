import type { WarteStatus } from '@platzwart/domain/warteliste/types'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { releaseOffers } from './angebot.ts'
import type { AnyPlatz, Warteliste, WarteTypes } from './art.ts'
import { recordPlatz } from './recordPlatz.ts'

type Ended = Exclude<WarteStatus, 'wartet' | 'angeboten'>

/**
 * Ends places that the caller has locked, and releases what was held for them to whoever is next. Returns
 * their number.
 */
export async function endPlaetze<T extends WarteTypes>(
  tx: Tx,
  liste: Warteliste<T>,
  rows: readonly T['platz'][],
  [status, aktion]: readonly [Ended, aktion: string],
  now: Temporal.Instant,
): Promise<number> {
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await Promise.all([
    releaseOffers(tx, liste, rows, aktion),
    tx.run(ready(liste.sql.end, tx.scope.mandantId, ids, status, now)),
  ])
  recordPlatz(
    tx,
    liste,
    aktion,
    rows.map((row) => [row, { ...row, status, beendet: now }]),
  )
  return rows.length
}

/** The row after its offer was withdrawn. */
const unoffered = <P extends AnyPlatz>(row: P, offered: string): P => ({
  ...row,
  status: 'wartet',
  [offered]: null,
  angebot_zeitraum: null,
  angebot_bis: null,
  version: row.version + 1,
})

/**
 * Withdraws offers that cannot be accepted any more; their people wait again at their old positions. Returns
 * the updated rows.
 */
export async function waitAgain<T extends WarteTypes>(
  tx: Tx,
  liste: Warteliste<T>,
  rows: readonly T['platz'][],
): Promise<T['platz'][]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  await Promise.all([
    releaseOffers(tx, liste, rows, 'withdrawAngebot'),
    tx.run(ready(liste.sql.again, tx.scope.mandantId, ids)),
  ])
  const after = rows.map((row) => unoffered(row, liste.offered))
  recordPlatz(
    tx,
    liste,
    'withdrawAngebot',
    after.map((row, i) => [rows[i] ?? null, row]),
  )
  return after
}
