import type { ProblemIssue } from '@platzwart/contract/problem'
import { ApiProblem } from '../../platform/problem.ts'

/** Messages in the reader's language, by field name. */
export type Faults = ReadonlyMap<string, string>

export const NO_FAULTS: Faults = new Map()

/** A refusal's issues, split into those at fields and the rest. */
export interface Landing {
  readonly faults: Faults
  /** Issues about no visible field. */
  readonly rest: readonly ProblemIssue[]
}

export const NOWHERE: Landing = { faults: NO_FAULTS, rest: [] }

interface Ground {
  /** Whether a field of that name is on the screen. */
  readonly shows: (field: string) => boolean
  /** Maps the server's name of a field to the form's. */
  readonly nameOf: (field: string) => string
}

/**
 * Assigns each issue of a refusal to its field: `schaeden.0.text` to the field of that name, else to
 * `schaeden.0`, else to `schaeden`. Of several at one field the first wins.
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
