import { marking } from '../../platform/database/marks.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { tryLockKalender } from '../buchung/lockInOrder.ts'
import { LESERAUM } from '../leseraum/art.ts'
import type { DayRow } from './queries.ts'

const LAPSED = `select distinct leseraum_id::text as id from leseraum_buchung
  where mandant_id = $1 and grundriss_id = $2 and tag = $3 and gehalten_bis <= $4 and warteplatz_id is null`

const RELEASE = `update leseraum_buchung set gehalten_bis = null, gehalten_status = null
  where mandant_id = $1 and grundriss_id = $2 and tag = $3 and gehalten_bis <= $4 and warteplatz_id is null
    and leseraum_id = any($5::uuid[])`

/**
 * Cancelled bookings of a plan's day that can be undone no more give up their slots, so that those who wait are offered them. A seat whose calendar
 * somebody has at this moment keeps them until the next time: nobody is waited for.
 */
export async function releaseLapsed(
  tx: Tx,
  { grundriss_id, tag }: DayRow,
  now: Temporal.Instant,
): Promise<void> {
  const day = [tx.scope.mandantId, grundriss_id, tag, now] as const
  const seats = await tx.all(ready<{ id: string }>(LAPSED, ...day))
  if (seats.length === 0) return
  const mine = await tryLockKalender(
    tx,
    LESERAUM,
    seats.map(({ id }) => id),
  )
  const marks = [{ art: LESERAUM.table, objektId: grundriss_id, tag: tag.toString() }]
  await tx.run(marking(ready(RELEASE, ...day, mine), marks))
}
