import type { Issue } from '@platzwart/domain/issue'
import { refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'

/** Somebody else's booking, or a block. */
const TAKEN: ReadonlySet<Issue['code']> = new Set([
  'buchung.belegt',
  'buchung.verschlossen',
  'fahrzeug.belegt',
  'fahrzeug.gesperrt',
])

/** Why not, and what instead: 409 when only somebody else stands in the way, 422 when a rule does. */
export function refuseBuchung(
  issues: readonly Issue[],
  alternatives: NonNullable<Refusal['alternatives']>,
): { refusal: Refusal } {
  const status = issues.every((issue) => TAKEN.has(issue.code)) ? 409 : 422
  return refuse({ status, code: issues[0]?.code ?? 'konflikt.gleichzeitig', issues, alternatives })
}
