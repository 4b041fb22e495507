import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import type { Bundesland } from '@platzwart/domain/oeffnungszeit/bundesland'
import type { Call } from '../../platform/http/endpoint.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { withBreaks } from '../grundriss/queries.ts'
import { showZeiten } from '../grundriss/showZeiten.ts'
import { readAllSonder, readAllWeeks, readPlans } from './queries.ts'

const byPlan = <T extends { readonly grundriss_id: string }>(rows: readonly T[]) =>
  Map.groupBy(rows, ({ grundriss_id }) => grundriss_id)

/** When each plan of the house is open: for the calendar of the year, and for what is done to several at once. */
export async function listOeffnungszeiten(call: Call) {
  const { tx } = call
  const [plans, weeks, specials] = await Promise.all([
    readPlans(tx, bereicheOf(call)),
    readAllWeeks(tx),
    readAllSonder(tx),
  ])
  const woche = byPlan(weeks)
  const sonder = byPlan(specials)
  const body = plans.map(
    ({ standort_id, standort, bundesland, ...plan }): PlanZeiten => ({
      ...plan,
      standort: { id: standort_id, name: standort, bundesland: bundesland as Bundesland | null },
      ...showZeiten({
        woche: (woche.get(plan.id) ?? []).map(({ grundriss_id: _, ...one }) => withBreaks(one)),
        sonder: (sonder.get(plan.id) ?? []).map(({ grundriss_id: _, ...one }) => withBreaks(one)),
      }),
    }),
  )
  return { status: 200, body } as const
}
