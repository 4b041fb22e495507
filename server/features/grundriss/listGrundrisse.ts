import { orderPlans } from '@platzwart/domain/grundriss/orderPlans'
import type { Call } from '../../platform/http/endpoint.ts'
import { bereicheOf } from './bereich.ts'
import { presentGrundrissListItem } from './present.ts'
import { readGrundrisse } from './queries.ts'

/** Floor plans with their location, by id: those whose module the house has. */
export async function listGrundrisse(call: Call) {
  const bereiche = bereicheOf(call)
  const rows = (await readGrundrisse(call.tx)).map(presentGrundrissListItem)
  const shown = rows.filter(({ bereich }) => bereiche.includes(bereich))
  const places = new Map(orderPlans(shown).map(({ id }, stelle) => [id, stelle]))
  return { status: 200, body: shown.map((plan) => ({ ...plan, stelle: places.get(plan.id) })) } as const
}
