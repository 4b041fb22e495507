import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { type AmendFacts, type Amendment, orderIssues, overlapIssues, timeIssues } from './amend.ts'
import { arrivalIssues, withoutAngaben } from './angaben.ts'
import { isLate } from './deadline.ts'
import type { Strecke } from './gaps.ts'
import type { FahrtenbuchArt, FahrtWerte } from './types.ts'

export interface NacherfassungFacts extends AmendFacts {
  readonly fahrtenbuch: FahrtenbuchArt
  /** The vehicle's trips, without explained gaps: this may be the trip that fills one. */
  readonly fahrten: readonly Strecke[]
  /** The initial mileage of the first later trip that is still under way; null if there is none. */
  readonly unterwegs: number | null
}

function underWayIssues({ kmEnde }: FahrtWerte, { unterwegs }: NacherfassungFacts): Issue[] {
  if (unterwegs === null || kmEnde <= unterwegs) return []
  return [issue('fahrzeug.kilometerZuGross', { value: unterwegs }, { field: 'kmEnde' })]
}

/**
 * Decides a trip that nobody recorded when it was driven: it has to fit between the recorded ones, and needs
 * what a check-out needs.
 */
export function decideNacherfassung(fahrt: FahrtWerte, facts: NacherfassungFacts): Result<Amendment> {
  const order = orderIssues(fahrt, facts)
  if (order.length > 0) return refused(...order)
  const overlaps = overlapIssues(fahrt, facts.fahrten, facts.tachos)
  const issues = [
    ...arrivalIssues(fahrt, facts.fahrtenbuch),
    ...underWayIssues(fahrt, facts),
    ...(overlaps.length > 0 ? overlaps : timeIssues(fahrt, facts.fahrten.concat(facts.tachos), facts.tachos)),
  ]
  if (issues.length > 0) return refused(...issues)
  return ok({ werte: withoutAngaben(fahrt), verspaetet: isLate(fahrt.ankunft, facts.now, facts.zone) })
}
