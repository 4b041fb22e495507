import { zustandIssues } from '@platzwart/domain/fahrzeug/zustand'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'
import type { Handover } from './recordZustand.ts'

/**
 * Why the car cannot be as the driver says.
 * @param lastKm the mileage that is known
 * @param missing files that the driver names and that are not there
 */
export function refuseZustand(call: Call, input: Handover, lastKm: number, missing: readonly CodedIssue[]) {
  const levels = call.person.einstellungen['fahrzeug.sauberkeitStufen'].value
  const issues: CodedIssue[] = [...zustandIssues(input, lastKm, levels), ...missing]
  return issues.length === 0
    ? null
    : refuse({ status: 422, code: issues[0]?.code ?? 'anfrage.ungueltig', issues })
}
