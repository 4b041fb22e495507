import type { Issue } from '../issue.ts'
import { ISSUE_CODES, type IssueCode } from '../issueCodes.ts'

const ORDER = new Map<IssueCode, number>(ISSUE_CODES.map((code, at) => [code, at]))

/** Reasons in the order in which people should read them: that of `issueCodes`. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  return issues.toSorted((a, b) => (ORDER.get(a.code) ?? 0) - (ORDER.get(b.code) ?? 0))
}
