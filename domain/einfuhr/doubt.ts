import type { Issue } from '../issue.ts'

/** An ambiguous cell: the person is asked, and nothing is guessed. */
export class Doubt {
  readonly issue: Pick<Issue, 'code' | 'data'>

  constructor(issue: Pick<Issue, 'code' | 'data'>) {
    this.issue = issue
  }
}
