import type { Issue } from '@platzwart/domain/issue'
import type { Call } from '../../platform/http/endpoint.ts'
import { describeIssues } from '../../platform/http/problem.ts'

/** Describes issues in the caller's language. */
export function showGruende({ sprache, konfiguration }: Call, issues: readonly Issue[]) {
  return describeIssues(issues, { sprache, zone: konfiguration.mandant.zone })
}
