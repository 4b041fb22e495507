import { ownDays } from '@platzwart/domain/leseraum/limits'
import type { PersonFacts } from '@platzwart/domain/leseraum/warteliste/stay'
import type { Configured } from '../../../platform/konfiguration/konfiguration.ts'
import { regelnIn } from '../../grundriss/bereich.ts'
import { type Plan, planIds } from '../../grundriss/plan.ts'
import { holdOf } from '../facts.ts'
import { readOwnOf } from '../queries.ts'

interface Asked {
  readonly plan: Plan
  readonly tag: Temporal.PlainDate
  readonly people: Iterable<string>
}

/**
 * What the rules know of people on a plan's day, by person: what is set for them, and what they have there.
 * @param withOffers whether what they are offered counts as theirs
 */
export async function readFacts(
  here: Configured,
  { plan, tag, people }: Asked,
  { now, withOffers }: { readonly now: Temporal.Instant; readonly withOffers: boolean },
): Promise<(benutzerId: string) => PersonFacts> {
  const { tx, konfiguration } = here
  const asked = [...new Set(people)]
  const own = await readOwnOf(tx, asked, await planIds(here, plan.bereich), ownDays(tag), now)
  const facts = new Map<string, PersonFacts>()
  for (const id of asked) {
    const { einstellungen } = await konfiguration.person(tx, id)
    // What is held by an offer is a cancelled booking (docs/decisions/series-and-waiting.md).
    const rows = (own.get(id) ?? []).filter(({ status }) => withOffers || status !== 'storniert')
    const eigene = rows.map(holdOf)
    facts.set(id, { now, kalender: plan.kalender, einstellungen: regelnIn(einstellungen, plan), eigene })
  }
  return (benutzerId) => {
    const known = facts.get(benutzerId)
    if (!known) throw new Error('everybody who is asked for was read')
    return known
  }
}
