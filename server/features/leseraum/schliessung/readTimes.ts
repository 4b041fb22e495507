import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { lockTimes } from '../../grundriss/lockPlan.ts'
import { planOf } from '../../grundriss/plan.ts'
import { readOeffnungszeiten } from '../../grundriss/queries.ts'

/** A plan with its opening times. @param alone they are about to be replaced: they are locked, and refused where they are not what was read */
export async function readTimes(call: Call, grundrissId: string, alone: boolean) {
  const locked = alone ? await lockTimes(call, grundrissId) : null
  if (locked && 'refusal' in locked) return locked
  const plan = await planOf(call, grundrissId)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  return { plan, zeiten: locked ?? (await readOeffnungszeiten(call.tx, grundrissId)) }
}
