import { fallsWithLeseraum } from '@platzwart/domain/leseraum/deactivate'
import type { Call } from '../../../platform/http/endpoint.ts'
import { buchungOf } from '../art.ts'
import { cancelFallen } from '../deactivate.ts'
import { lockBuchungen } from '../queries.ts'
import { readOpenFrom } from './queries.ts'

const DROP = `
  update leseraum_buchung set gehalten_bis = null, gehalten_status = null
  where mandant_id = $1 and leseraum_id = any($2::uuid[]) and gehalten_bis is not null`

/** As `deactivateLeseraum`, of many seats of one plan in a handful of statements. The caller holds their calendars and their records. */
export async function deactivateLeseraeume(call: Call, grundrissId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  const { tx, now } = call
  await tx.raw(DROP, [tx.scope.mandantId, ids])
  const seats = new Set(ids)
  const open = (await readOpenFrom(call, grundrissId)).filter(({ leseraum_id }) => seats.has(leseraum_id))
  const locked = await lockBuchungen(
    tx,
    open.map(({ id }) => id),
  )
  await cancelFallen(
    call,
    locked.filter((row) => fallsWithLeseraum(buchungOf(row), now)),
  )
}
