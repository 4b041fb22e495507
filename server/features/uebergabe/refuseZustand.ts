import type { Grenzen } from '@platzwart/domain/fahrtenbuch/nachzuegler'
import { zustandIssues } from '@platzwart/domain/fahrzeug/zustand'
import type { Issue } from '@platzwart/domain/issue'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'
import type { Handover } from './recordZustand.ts'

/** Why the car cannot be as the driver says. */
export function issuesOfZustand({ person }: Call, input: Handover, grenzen: Grenzen): Issue[] {
  return zustandIssues(input, grenzen, person.einstellungen['fahrzeug.sauberkeitStufen'].value)
}

/** Files that the driver names and that are not there are said with what is wrong about the car; null when nothing is missing. */
export function refuseMissing(issues: readonly Issue[], missing: readonly CodedIssue[]) {
  if (missing.length === 0) return null
  const all: CodedIssue[] = [...issues, ...missing]
  return refuse({ status: 422, code: all[0]?.code ?? 'anfrage.ungueltig', issues: all })
}
