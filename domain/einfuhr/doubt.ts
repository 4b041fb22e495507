import type { Issue } from '../issue.ts'

/** What a cell may mean and nobody knows: it is asked about, and never guessed. */
export class Doubt {
  readonly issue: Pick<Issue, 'code' | 'data'>

  constructor(issue: Pick<Issue, 'code' | 'data'>) {
    this.issue = issue
  }
}
