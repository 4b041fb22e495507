import type { Tx } from '../../../platform/database/tx.ts'
import type { Jobs } from '../../../platform/jobs/createJobs.ts'

export const AUSFUHR_QUEUE = 'fahrtenbuch.ausfuhr'

export interface AusfuhrJob {
  readonly mandantId: string
  readonly ausfuhrId: string
}

/** What the verbs know of the exports' jobs. */
export interface Ausfuhren {
  /** Queues the job in the caller's transaction: it is there when the export is, and only then. */
  queue(tx: Tx, ausfuhrId: string): Promise<void>
}

export function createAusfuhren(jobs: Pick<Jobs, 'send'>): Ausfuhren {
  return {
    queue: (tx, ausfuhrId) => {
      const data: AusfuhrJob = { mandantId: tx.scope.mandantId, ausfuhrId }
      return jobs.send(tx, AUSFUHR_QUEUE, [{ data }])
    },
  }
}
