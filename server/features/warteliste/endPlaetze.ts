import type { WarteStatus } from '@platzwart/domain/warteliste/types'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { letGo } from './angebot.ts'
import type { PlatzRow } from './queries.ts'
import { recordPlatz } from './warteplatz.ts'

const END = `update warteplatz set status = $3, beendet = $4, version = version + 1
  where mandant_id = $1 and id = any($2::uuid[])`

type Ended = Exclude<WarteStatus, 'wartet' | 'angeboten'>

/** Waiting is over for these, which the caller has locked; what was held for them is free again, for whoever is next. */
export async function endPlaetze(
  tx: Tx,
  rows: readonly PlatzRow[],
  [status, aktion]: readonly [Ended, aktion: string],
  now: Temporal.Instant,
): Promise<number> {
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await Promise.all([letGo(tx, rows, aktion), tx.run(ready(END, tx.scope.mandantId, ids, status, now))])
  recordPlatz(
    tx,
    aktion,
    rows.map((row) => [row, { ...row, status, beendet: now }]),
  )
  return rows.length
}

const AGAIN = `update warteplatz set status = 'wartet', version = version + 1,
    angebot_leseraum_id = null, angebot_zeitraum = null, angebot_bis = null
  where mandant_id = $1 and id = any($2::uuid[])`

/** What was offered to these cannot be had any more, or not by them: they wait again, where they stood. Answers them as they are then. */
export async function waitAgain<R extends PlatzRow>(tx: Tx, rows: readonly R[]): Promise<R[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  await Promise.all([letGo(tx, rows, 'withdrawAngebot'), tx.run(ready(AGAIN, tx.scope.mandantId, ids))])
  const after = rows.map((row) => ({
    ...row,
    status: 'wartet' as const,
    angebot_leseraum_id: null,
    angebot_zeitraum: null,
    angebot_bis: null,
    version: row.version + 1,
  }))
  recordPlatz(
    tx,
    'withdrawAngebot',
    after.map((row, i) => [rows[i] ?? null, row]),
  )
  return after
}
