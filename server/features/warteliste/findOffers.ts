import { ownDays } from '@platzwart/domain/leseraum/limits'
import { tagOf } from '@platzwart/domain/time/zone'
import { assign, type Offer } from '@platzwart/domain/warteliste/assign'
import { inLine } from '@platzwart/domain/warteliste/line'
import { mayGet } from '@platzwart/domain/warteliste/mayGet'
import type { PersonFacts } from '@platzwart/domain/warteliste/stay'
import type { Wartender } from '@platzwart/domain/warteliste/types'
import type { Configured } from '../../platform/konfiguration/konfiguration.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { type Plan, planIds } from '../grundriss/plan.ts'
import { holdOf } from '../leseraum/facts.ts'
import { type PlatzRow, readOwnOf, readTaken, readUsed } from './queries.ts'
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
  const { tx, konfiguration } = here
  const belegungen = (await readTaken(tx, plan.id, tag)).map(holdOf)
  const day = { leseraeume: plan.leseraeume, belegungen }
  const all = rows.map((row): Waiting => ({ ...wartenderOf(row), row }))
  const waiting = mayGet(all, day, now)
  if (waiting.length === 0) return []
  const people = [...new Set(waiting.map(({ benutzerId }) => benutzerId))]
  const plans = await planIds(here, plan.bereich)
  const [own, used] = await Promise.all([
    readOwnOf(tx, people, plans, ownDays(tag), now),
    nachNutzung ? readUsed(tx, people, plans, tagOf(now, plan.kalender.zone), now) : null,
  ])
  const facts = new Map<string, PersonFacts>()
  for (const id of people) {
    const { einstellungen } = await konfiguration.person(tx, id)
    const eigene = (own.get(id) ?? []).map(holdOf)
    facts.set(id, { now, kalender: plan.kalender, einstellungen: regelnIn(einstellungen, plan), eigene })
  }
  return assign(inLine(waiting, used), day, (id) => factsOf(facts, id))
}

function factsOf(facts: ReadonlyMap<string, PersonFacts>, id: string): PersonFacts {
  const known = facts.get(id)
  if (!known) throw new Error('everybody who waits was read')
  return known
}
