import { type Issue, issue } from '@platzwart/domain/issue'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import type { BuchungArt, BuchungTypes } from './buchungArt.ts'

/** The issue for a conflict that only the constraint saw: another request was faster. */
export function takenIssue<T extends BuchungTypes>(
  { taken }: BuchungArt<T>,
  { von, bis }: Zeitraum,
  more: Issue['data'] = {},
  origin?: Issue['origin'],
): Issue {
  const data = { von: von.toString(), bis: bis.toString(), ...more }
  return issue(taken[0], data, { field: 'von', ...(origin === undefined ? {} : { origin }) })
}

/**
 * Builds the refusal with its alternatives: 409 when every issue is a conflict with others, 422 when a rule
 * refuses.
 */
export function refuseBuchung<T extends BuchungTypes>(
  { taken }: BuchungArt<T>,
  issues: readonly Issue[],
  alternatives: NonNullable<Refusal['alternatives']>,
): { refusal: Refusal } {
  const status = issues.every((issue) => taken.includes(issue.code)) ? 409 : 422
  return refuse({ status, code: issues[0]?.code ?? 'konflikt.gleichzeitig', issues, alternatives })
}
