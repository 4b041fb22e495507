import type { Auslastung } from '@platzwart/domain/leseraum/auslastung'
import { auslastungOfSums, spansOf } from '@platzwart/domain/leseraum/auswertung/sums'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { bereicheOf, requireBereich } from '../../grundriss/bereich.ts'
import { activePlanIds, type Plan, planOf } from '../../grundriss/plan.ts'
import { AUSLASTUNG_SUMS } from './countAuslastung.ts'
import { type Asking, keepSums, type SumsArt } from './keepSums.ts'

/** A plan with what is told of it in a period and in the one before. */
export interface Beside<T> {
  readonly plan: Plan
  readonly jetzt: T
  readonly davor: T
}

/** One plan, those of a Bereich, or all. */
interface Which {
  readonly grundrissId?: string | undefined
  readonly bereich?: Bereich | undefined
}

export type PlanAuslastung = Beside<Auslastung>

/** All plans in use, those of a Bereich, or the one that is asked for; none where this house has none of that id. */
export async function plansOf(call: Asking, { grundrissId, bereich }: Which = {}): Promise<Plan[]> {
  if (bereich !== undefined) requireBereich(call, bereich)
  const bereiche = bereich === undefined ? bereicheOf(call) : [bereich]
  const ids = grundrissId === undefined ? await activePlanIds(call, ...bereiche) : [grundrissId]
  const plans = await Promise.all(ids.map((id) => planOf(call, id)))
  return plans.filter((plan) => plan !== null)
}

/** So many days from `von` on. */
interface Days {
  readonly von: Temporal.PlainDate
  readonly tage: number
}

/** Of which days, and of which before; of as many, where nobody says. */
export interface Wanted extends Which, Days {
  readonly davor?: Days
}

/**
 * What the sums of a period and of the one before say, by plan.
 * @param whole of a plan with so many seats what its sums are together
 */
export async function loadBeside<S, T>(
  call: Asking,
  art: SumsArt<S>,
  whole: (plaetze: number, sums: readonly S[]) => T,
  { von, tage, davor = { von: von.subtract({ days: tage }), tage }, ...which }: Wanted,
): Promise<Beside<T>[]> {
  const plans = await plansOf(call, which)
  const before = spansOf(davor.von, davor.tage)
  const all = await keepSums(call, art, plans, [...before, ...spansOf(von, tage)])
  return plans.map((plan, p) => {
    const sums = all[p] ?? []
    const seats = plan.leseraeume.length
    return {
      plan,
      jetzt: whole(seats, sums.slice(before.length)),
      davor: whole(seats, sums.slice(0, before.length)),
    }
  })
}

/** What was booked of what could be, by plan. Nobody's name is read. */
export const loadAuslastung = (call: Asking, wanted: Wanted): Promise<PlanAuslastung[]> =>
  loadBeside(call, AUSLASTUNG_SUMS, auslastungOfSums, wanted)
