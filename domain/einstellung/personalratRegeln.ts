import { type Issue, issue } from '../issue.ts'
import type { Effective } from './resolve.ts'

const TEAM = 'arbeitswelt.teamPersonalrat'

/**
 * What a house cannot change while it is in staff-council mode: that colleagues see each other in it as well stands before the mode is agreed to, or
 * comes when it has ended. Taken back it is at any time.
 */
export function personalratIssues(before: Effective, after: Effective): Issue[] {
  return after[TEAM].value && !before[TEAM].value
    ? [issue('personalrat.teamNichtJetzt', {}, { field: TEAM })]
    : []
}
