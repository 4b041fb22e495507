import type { Issue } from '../issue.ts'
import { ISSUE_CODES, type IssueCode } from '../issueCodes.ts'

/** Sorts reasons into reading order: those common to all kinds first, then those of this kind. */
export function orderOf(own: readonly IssueCode[]): (issues: readonly Issue[]) => Issue[] {
  const order = new Map<IssueCode, number>([...ISSUE_CODES, ...own].map((code, at) => [code, at]))
  return (issues) => issues.toSorted((a, b) => (order.get(a.code) ?? 0) - (order.get(b.code) ?? 0))
}
