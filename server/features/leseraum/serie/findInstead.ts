import {
  type Alternative,
  alternativeOn,
  alternatives,
  type PlanFacts,
} from '@platzwart/domain/leseraum/alternatives'
import type { Hold } from '@platzwart/domain/leseraum/types'
import { minutesFrom } from '@platzwart/domain/time/zeitraum'
import { dayPeriod } from '@platzwart/domain/time/zone'
import type { Call } from '../../../platform/http/endpoint.ts'
import { type Plan, planOf } from '../../grundriss/plan.ts'
import { otherPlans } from '../refuseBooking.ts'
import type { Belegtag } from '../suche/belegtag.ts'
import { readBelegtageOf } from '../suche/readBelegtage.ts'
import type { Termin } from './judgeTermine.ts'

/** What is proposed, with the plan that it is on. */
export interface Instead {
  readonly found: Alternative
  readonly plan: Plan
}

/** What stands in the way of a period, of seats other than its own: that it does is all that is asked of them. */
function inTheWay({ command, tag }: Termin, plan: Plan, day: Belegtag): Hold[] {
  const { zeitraum } = command
  const { von, bis } = minutesFrom(dayPeriod(tag, plan.kalender.zone).von, zeitraum)
  const holds: Hold[] = []
  for (let i = 0; i < day.seat.length; i++) {
    if ((day.von[i] as number) >= bis || von >= (day.bis[i] as number)) continue
    const raum = plan.leseraeume[day.seat[i] as number]
    if (raum && raum.id !== command.leseraum.id)
      holds.push({ id: '', leseraumId: raum.id, zeitraum, status: 'reserviert', bucherId: null })
  }
  return holds
}

const factsOn = ({ facts }: Termin, plan: Plan, belegungen: readonly Hold[]): PlanFacts => ({
  leseraeume: plan.leseraeume,
  facts: { ...facts, kalender: plan.kalender, belegungen },
})

/** On the same plan: the nearest seat, another time. */
function onOwnPlan(termin: Termin, day: Belegtag): Instead[] {
  const { plan, command, facts } = termin
  const holds = [...facts.belegungen, ...inTheWay(termin, plan, day)]
  return alternatives(command, factsOn(termin, plan, holds), []).map((found) => ({ found, plan }))
}

/** The first of the others that has something, for each of them; read a plan at a time, since mostly the first one does. */
async function onOtherPlans(call: Call, termine: readonly Termin[]): Promise<ReadonlyMap<Termin, Instead>> {
  const found = new Map<Termin, Instead>()
  const others = new Map<string, readonly string[]>()
  for (const { plan } of termine) {
    if (!others.has(plan.id)) others.set(plan.id, await otherPlans(call, plan))
  }
  const rounds = Math.max(0, ...[...others.values()].map((ids) => ids.length))
  for (let round = 0; round < rounds; round++) {
    const open: { readonly termin: Termin; readonly plan: Plan; readonly tag: Temporal.PlainDate }[] = []
    for (const termin of termine.filter((one) => !found.has(one))) {
      const id = others.get(termin.plan.id)?.[round]
      const plan = id === undefined ? null : await planOf(call, id)
      if (plan) open.push({ termin, plan, tag: termin.tag })
    }
    const days = await readBelegtageOf(call, open)
    for (const [i, { termin, plan }] of open.entries()) {
      const holds = inTheWay(termin, plan, days[i] as Belegtag)
      const one = alternativeOn(termin.command, factsOn(termin, plan, holds))
      if (one) found.set(termin, { found: one, plan })
    }
  }
  return found
}

/** What to book instead of each date that cannot be had, as a single refusal says it; the days of all of them are read at once. */
export async function findInstead(
  call: Call,
  termine: readonly Termin[],
): Promise<ReadonlyMap<Termin, readonly Instead[]>> {
  const days = await readBelegtageOf(call, termine)
  const elsewhere = await onOtherPlans(call, termine)
  return new Map(
    termine.map((termin, i) => {
      const other = elsewhere.get(termin)
      return [termin, [...onOwnPlan(termin, days[i] as Belegtag), ...(other ? [other] : [])]]
    }),
  )
}
