import { tagOf } from '@platzwart/domain/time/zone'
import { assign, type Offer } from '@platzwart/domain/warteliste/assign'
import { inLine } from '@platzwart/domain/warteliste/line'
import { mayGet } from '@platzwart/domain/warteliste/mayGet'
import type { Wartender } from '@platzwart/domain/warteliste/types'
import type { Configured } from '../../platform/konfiguration/konfiguration.ts'
import { type Plan, planIds } from '../grundriss/plan.ts'
import { holdOf } from '../leseraum/facts.ts'
import { type PlatzRow, readTaken, readUsed } from './queries.ts'
import { readFacts } from './readFacts.ts'
import { wartenderOf } from './warteplatz.ts'

export interface Waiting extends Wartender {
  readonly row: PlatzRow
}

interface Asked {
  readonly plan: Plan
  readonly tag: Temporal.PlainDate
  readonly rows: readonly PlatzRow[]
  /** Those who had least are asked first. */
  readonly nachNutzung: boolean
}

/** Who of those who wait on a plan's day is to be offered what, by the rules that hold for each of them. */
export async function findOffers(
  here: Configured,
  { plan, tag, rows, nachNutzung }: Asked,
  now: Temporal.Instant,
): Promise<Offer<Waiting>[]> {
  const belegungen = (await readTaken(here.tx, plan.id, tag)).map(holdOf)
  const day = { leseraeume: plan.leseraeume, belegungen }
  const all = rows.map((row): Waiting => ({ ...wartenderOf(row), row }))
  const waiting = mayGet(all, day, now)
  if (waiting.length === 0) return []
  const people = [...new Set(waiting.map(({ benutzerId }) => benutzerId))]
  const [factsOf, used] = await Promise.all([
    readFacts(here, { plan, tag, people }, { now, withOffers: true }),
    nachNutzung ? readUse(here, plan, people, now) : null,
  ])
  return assign(inLine(waiting, used), day, factsOf)
}

async function readUse(here: Configured, plan: Plan, people: readonly string[], now: Temporal.Instant) {
  const plans = await planIds(here, plan.bereich)
  return readUsed(here.tx, people, plans, tagOf(now, plan.kalender.zone), now)
}
