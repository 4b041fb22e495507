import { type Issue, issue } from '../issue.ts'
import type { Effective } from './resolve.ts'

const TEAM = 'arbeitswelt.teamPersonalrat'

/**
 * Refuses what a house cannot switch on during staff-council mode: that colleagues see each other despite the
 * mode has to be set before the mode is agreed to, or after it has ended. It can be switched off at any time.
 */
export function personalratIssues(before: Effective, after: Effective): Issue[] {
  return after[TEAM].value && !before[TEAM].value
    ? [issue('personalrat.teamNichtJetzt', {}, { field: TEAM })]
    : []
}
