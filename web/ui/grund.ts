import type { ProblemIssue } from '@platzwart/contract/problem'
import type { Issue } from '@platzwart/domain/issue'
import type { Grund } from './Gruende.tsx'

/** A reason for display; `text` translates an issue. */
export function grundOf(issue: Issue, text: (issue: Issue) => string): Grund {
  return {
    code: issue.code,
    text: text(issue),
    herkunft: issue.origin ?? null,
    field: issue.field ?? null,
  }
}

export function grundOfProblem(issue: ProblemIssue): Grund {
  return { code: issue.code, text: issue.detail, herkunft: issue.origin ?? null, field: issue.field ?? null }
}
