import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { presentStandort } from './present.ts'
import { lockStandort } from './queries.ts'

/** A location that is there, locked until the transaction ends; refused where it is not the one that was read. */
export async function lockRead(call: Call, id: string) {
  const before = await lockStandort(call.tx, id)
  if (!before) return refuse({ status: 404, code: 'nichtGefunden' })
  return refuseStale(call, before, presentStandort) ?? before
}
