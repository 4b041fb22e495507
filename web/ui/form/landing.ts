import type { ProblemIssue } from '@platzwart/contract/problem'
import { ApiProblem } from '../../platform/problem.ts'

/** What is wrong, in the reader's language, by the name of the field. */
export type Faults = ReadonlyMap<string, string>

export const NO_FAULTS: Faults = new Map()

/** A refusal, split by where it can be read. */
export interface Landing {
  readonly faults: Faults
  /** What is about no field that is on the screen. */
  readonly rest: readonly ProblemIssue[]
}

export const NOWHERE: Landing = { faults: NO_FAULTS, rest: [] }

interface Ground {
  /** Whether a field of that name is on the screen. */
  readonly shows: (field: string) => boolean
  /** What the server calls a field, in the form's own word for it. */
  readonly nameOf: (field: string) => string
}

/**
 * Every issue of a refusal beside the field that it is about: `schaeden.0.text` at the field of that name, else at `schaeden.0`, else at
 * `schaeden`. The first of several stays, as people are told the first thing first.
 */
export function landingOf(failure: unknown, { shows, nameOf }: Ground): Landing {
  if (!(failure instanceof ApiProblem)) return NOWHERE
  const faults = new Map<string, string>()
  const rest: ProblemIssue[] = []
  for (const issue of failure.issues) {
    const field = issue.field === undefined ? undefined : nearest(nameOf(issue.field), shows)
    if (field === undefined) rest.push(issue)
    else if (!faults.has(field)) faults.set(field, issue.detail)
  }
  return { faults, rest }
}

function nearest(field: string, shows: (field: string) => boolean): string | undefined {
  for (let name = field; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    if (shows(name)) return name
  }
  return undefined
}
