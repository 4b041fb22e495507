import type { Tx } from '../../../platform/database/tx.ts'
import type { Jobs } from '../../../platform/jobs/createJobs.ts'

export const AUSFUHR_QUEUE = 'fahrtenbuch.ausfuhr'

export interface AusfuhrJob {
  readonly mandantId: string
  readonly ausfuhrId: string
}

/** Queues the job in the caller's transaction: it is there when the export is, and only then. */
export function queueAusfuhr(jobs: Pick<Jobs, 'send'>, tx: Tx, ausfuhrId: string): Promise<void> {
  const data: AusfuhrJob = { mandantId: tx.scope.mandantId, ausfuhrId }
  return jobs.send(tx, AUSFUHR_QUEUE, [{ data }])
}
