import type { Alternative as AlternativeView } from '@platzwart/contract/problem'
import type { Issue } from '@platzwart/domain/issue'
import { type Alternative, alternatives, type PlanFacts } from '@platzwart/domain/leseraum/alternatives'
import type { BookingCommand } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Call } from '../../platform/http/endpoint.ts'
import { refuseBuchung } from '../buchung/refuseBuchung.ts'
import type { Plan } from '../grundriss/plan.ts'
import { planOf } from '../grundriss/plan.ts'
import { readActivePlanIds } from '../grundriss/queries.ts'
import { LESERAUM } from './art.ts'
import { holdOf } from './facts.ts'
import { readPlanDay } from './queries.ts'

/** Other plans looked at for an alternative. */
const OTHER_PLANS = 3

function present(plans: readonly Plan[], found: Alternative): AlternativeView {
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

async function otherPlans(call: Call, plan: Plan): Promise<Plan[]> {
  const ids = (await readActivePlanIds(call.tx)).filter((id) => id !== plan.id).slice(0, OTHER_PLANS)
  const plans: Plan[] = []
  for (const id of ids) {
    const other = await planOf(call, id)
    if (other) plans.push(other)
  }
  return plans
}

async function factsOfPlan(
  call: Call,
  plan: Plan,
  facts: BookingFacts,
  tag: Temporal.PlainDate,
  provisional: string | undefined,
): Promise<PlanFacts> {
  const rows = (await readPlanDay(call.tx, plan.id, tag, call.now)).filter((row) => row.id !== provisional)
  return {
    leseraeume: plan.leseraeume,
    facts: { ...facts, kalender: plan.kalender, belegungen: rows.map(holdOf) },
  }
}

/** Why not, and what instead: 409 when only somebody else stands in the way, 422 when a rule does. */
export async function refuseBooking(
  call: Call,
  plan: Plan,
  command: BookingCommand,
  facts: BookingFacts,
  issues: readonly Issue[],
  /** A row of this very request that the refusal is about to roll back: it stands in nobody's way. */
  provisional?: string,
) {
  const tag = tagOf(command.zeitraum.von, plan.kalender.zone)
  const others = await otherPlans(call, plan)
  const own = await factsOfPlan(call, plan, facts, tag, provisional)
  const elsewhere: PlanFacts[] = []
  for (const other of others) elsewhere.push(await factsOfPlan(call, other, facts, tag, provisional))
  const found = alternatives(command, own, elsewhere)
  return refuseBuchung(
    LESERAUM,
    issues,
    found.map((alternative) => present([plan, ...others], alternative)),
  )
}
