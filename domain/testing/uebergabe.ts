import type { Decision } from '../uebergabe/decision.ts'

/** The outcome of a decision, with the codes of its reasons or questions. */
export function outcomeOf(decision: Decision<unknown>): string {
  const reasons = 'issues' in decision ? decision.issues : decision.fragen
  return [decision.art, ...reasons.map(({ code }) => code)].join(' ')
}
