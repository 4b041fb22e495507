import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { presentGrundrissSaved } from './present.ts'
import { lockGrundriss } from './queries.ts'

/** A plan that is about to change, locked until the transaction ends; refused where it is not the one that was read. */
export async function lockPlan(call: Call, grundrissId: string) {
  const plan = await lockGrundriss(call.tx, grundrissId)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  return refuseStale(call, plan, presentGrundrissSaved) ?? plan
}
