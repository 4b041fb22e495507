import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { requireBereich } from './bereich.ts'
import { presentGrundrissSaved } from './present.ts'
import { type GrundrissListRow, lockGrundriss, readOeffnungszeiten } from './queries.ts'
import { showZeiten } from './showZeiten.ts'

/** A plan, locked until the transaction ends, whatever became of it since it was read. */
export async function lockKnownPlan(call: Call, grundrissId: string) {
  const plan = await lockGrundriss(call.tx, grundrissId)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  requireBereich(call, plan.bereich)
  return plan
}

/** A plan that is about to change, locked until the transaction ends; refused where it is not the one that was read. */
export async function lockPlan(call: Call, grundrissId: string) {
  const plan = await lockKnownPlan(call, grundrissId)
  if ('refusal' in plan) return plan
  return refuseStale(call, plan, presentGrundrissSaved) ?? plan
}

/** The plan is the one that was read, and one of its seats is not: whoever saves the form of that alone leaves the plan as it is. */
export function refuseOvertaken(plan: GrundrissListRow, leseraumId: string) {
  const current = presentGrundrissSaved(plan)
  return refuse({ status: 412, code: 'anfrage.versionVeraltet', current, objektId: leseraumId })
}

/**
 * The opening times of a plan that are about to be replaced, alone with whoever does it. They have no version of their own: whoever read the
 * plan has read them, and a change of either is one of the plan. Of two who began with the same the second is told what stands by now.
 */
export async function lockTimes(call: Call, grundrissId: string) {
  const plan = await lockKnownPlan(call, grundrissId)
  if ('refusal' in plan) return plan
  const zeiten = await readOeffnungszeiten(call.tx, grundrissId)
  const stale = refuseStale(call, plan, (row) => ({
    ...presentGrundrissSaved(row),
    ...showZeiten(zeiten),
  }))
  return stale ?? zeiten
}
