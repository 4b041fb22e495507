import { isFew, type PartSize, type SmallestGroup } from '@platzwart/domain/leseraum/auswertung/few'
import { withheldParts } from '@platzwart/domain/leseraum/auswertung/withheldParts'
import type { Plan } from '../../grundriss/plan.ts'

/** A plan, and by how many people it was used in a period. */
export interface PlanSize extends PartSize {
  readonly plan: Pick<Plan, 'id' | 'bereich'>
}

/** What may be asked for by itself. */
interface Asked {
  readonly grundrissId?: string | undefined
  readonly bereich?: string | undefined
}

const together = (parts: readonly PartSize[]): PartSize => ({
  buchungen: parts.reduce((sum, { buchungen }) => sum + buchungen, 0),
  // Who they are is not known: as many as one of them has.
  people: Math.max(0, ...parts.map(({ people }) => people)),
})

/**
 * Plans of which nothing is told, whatever part of the house is asked about: what is withheld of the whole, and of the plan's Bereich. A plan that one
 * answer tells and another withholds would be had by taking the one from the other.
 * @param all every plan of the house
 */
function hiddenPlans(all: readonly PlanSize[], least: SmallestGroup): ReadonlySet<string> {
  const hidden = new Set<string>()
  for (const group of [all, ...Map.groupBy(all, ({ plan }) => plan.bereich).values()])
    for (const [p, withheld] of withheldParts(group, (part) => isFew(part, least)).entries())
      if (withheld) hidden.add(group[p]?.plan.id ?? '')
  return hidden
}

/** Whether a Bereich is withheld, in which case nothing is told that is asked about it alone. */
function hidesBereich(all: readonly PlanSize[], bereich: string, least: SmallestGroup): boolean {
  const groups = [...Map.groupBy(all, ({ plan }) => plan.bereich)]
  const sums = groups.map(([, plans]) => together(plans))
  const withheld = withheldParts(sums, (part) => isFew(part, least))
  return withheld[groups.findIndex(([name]) => name === bereich)] === true
}

/** What is withheld of what is asked for, in a period of a house that tells nothing of few people. */
export function withheldOfHouse(
  all: readonly PlanSize[],
  { grundrissId, bereich }: Asked,
  least: SmallestGroup,
) {
  const plans = hiddenPlans(all, least)
  const whole =
    (grundrissId !== undefined && plans.has(grundrissId)) ||
    (bereich !== undefined && hidesBereich(all, bereich, least))
  return { plans, least: whole ? EVERYBODY : least }
}

/** No group is as large: nothing is told. */
const EVERYBODY = Number.POSITIVE_INFINITY

/** What is withheld in a house that tells of everybody. */
export const NOTHING = { plans: new Set<string>(), least: null } as const
