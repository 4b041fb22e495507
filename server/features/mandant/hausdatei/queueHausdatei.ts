import type { Tx } from '../../../platform/database/tx.ts'
import type { Jobs } from '../../../platform/jobs/createJobs.ts'

export const HAUSDATEI_QUEUE = 'mandant.hausdatei'

export interface HausdateiJob {
  readonly mandantId: string
  readonly hausdateiId: string
}

/** Has a house written or read; queued in the caller's transaction. */
export function queueHausdatei(jobs: Pick<Jobs, 'send'>, tx: Tx, hausdateiId: string): Promise<void> {
  return jobs.send(tx, HAUSDATEI_QUEUE, [{ data: { mandantId: tx.scope.mandantId, hausdateiId } }])
}
