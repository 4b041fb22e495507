import type { Alternative as AlternativeView } from '@platzwart/contract/problem'
import type { Issue } from '@platzwart/domain/issue'
import {
  type Alternative,
  alternativeOn,
  alternatives,
  type PlanFacts,
} from '@platzwart/domain/leseraum/alternatives'
import type { BookingCommand } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import type { Hold } from '@platzwart/domain/leseraum/types'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Call } from '../../platform/http/endpoint.ts'
import { refuseBuchung } from '../buchung/refuseBuchung.ts'
import type { Plan } from '../grundriss/plan.ts'
import { activePlanIds, planOf } from '../grundriss/plan.ts'
import { LESERAUM } from './art.ts'
import { holdOf } from './facts.ts'
import type { Holds } from './keepHolds.ts'
import { readPlanDay } from './queries.ts'

/** Other plans looked at for an alternative. */
const OTHER_PLANS = 3

/** What is proposed instead, as an answer has it. */
export function presentAlternative(plans: readonly Plan[], found: Alternative): AlternativeView {
  const plan = plans.find((one) => one.id === found.leseraum.grundrissId)
  return {
    art: found.art,
    grundrissId: found.leseraum.grundrissId,
    grundriss: plan?.bezeichnung ?? '',
    leseraumId: found.leseraum.id,
    bezeichnung: found.leseraum.bezeichnung,
    von: found.zeitraum.von.toString(),
    bis: found.zeitraum.bis.toString(),
  }
}

/** What holds the seats of a plan on a day. A row that this very request made, or is to change, stands in nobody's way. */
async function readHolds(
  { tx, now }: Call,
  grundrissId: string,
  tag: Temporal.PlainDate,
  own?: string,
): Promise<Hold[]> {
  const rows = await readPlanDay(tx, grundrissId, tag, now)
  return rows.filter((row) => row.id !== own).map(holdOf)
}

/** Plans whose seats may be offered instead. */
export async function otherPlans(call: Call, plan: Plan): Promise<string[]> {
  return (await activePlanIds(call, plan.bereich)).filter((id) => id !== plan.id).slice(0, OTHER_PLANS)
}

/** The first other plan with a seat. Each is a day of some hundred bookings: the one that will mostly do is read beside the own one, the rest when it does not. */
async function lookElsewhere(
  call: Call,
  others: readonly string[],
  find: (plan: Plan, belegungen: readonly Hold[]) => Alternative | null,
  holdsOf: (id: string) => readonly Hold[] | Promise<readonly Hold[]>,
): Promise<{ readonly plan: Plan; readonly found: Alternative } | null> {
  for (const id of others) {
    const [plan, belegungen] = await Promise.all([planOf(call, id), holdsOf(id)])
    const found = plan && find(plan, belegungen)
    if (found) return { plan, found }
  }
  return null
}

interface Known {
  /** The booking that this very request made, which the refusal rolls back, or is to change. */
  readonly own?: string
  /** What holds the seats of plans on the day, where that was read already. */
  readonly days?: Holds
}

/** Why not, and what instead: 409 when only somebody else stands in the way, 422 when a rule does. */
export async function refuseBooking(
  call: Call,
  plan: Plan,
  command: BookingCommand,
  facts: BookingFacts,
  issues: readonly Issue[],
  { own, days }: Known = {},
) {
  const tag = tagOf(command.zeitraum.von, plan.kalender.zone)
  const factsOf = ({ leseraeume, kalender }: Plan, belegungen: readonly Hold[]): PlanFacts => ({
    leseraeume,
    facts: { ...facts, kalender, belegungen },
  })
  const find = (other: Plan, holds: readonly Hold[]) => alternativeOn(command, factsOf(other, holds))
  const others = await otherPlans(call, plan)
  const [here, elsewhere] = await Promise.all([
    days?.get(plan.id) ?? readHolds(call, plan.id, tag, own),
    lookElsewhere(call, others, find, (id) => days?.get(id) ?? readHolds(call, id, tag, own)),
  ])
  const found = alternatives(command, factsOf(plan, here), [])
  if (elsewhere) found.push(elsewhere.found)
  const plans = elsewhere ? [plan, elsewhere.plan] : [plan]
  return refuseBuchung(
    LESERAUM,
    issues,
    found.map((alternative) => presentAlternative(plans, alternative)),
  )
}
