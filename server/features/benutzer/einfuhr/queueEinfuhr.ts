import type { Tx } from '../../../platform/database/tx.ts'
import type { Jobs } from '../../../platform/jobs/createJobs.ts'

export const EINFUHR_QUEUE = 'benutzer.einfuhr'
export const EINFUHR_DELETION_QUEUE = 'benutzer.einfuhrLoeschen'

/** What somebody brought and what became of it is there for a day. */
const KEPT_SECONDS = 24 * 60 * 60

export interface EinfuhrJob {
  readonly mandantId: string
  readonly einfuhrId: string
}

const jobOf = (tx: Tx, einfuhrId: string): EinfuhrJob => ({ mandantId: tx.scope.mandantId, einfuhrId })

/** Has a file judged; queued in the caller's transaction. */
export function queueEinfuhr(jobs: Pick<Jobs, 'send'>, tx: Tx, einfuhrId: string): Promise<void> {
  return jobs.send(tx, EINFUHR_QUEUE, [{ data: jobOf(tx, einfuhrId) }])
}

/** Has a file deleted when its day is over. */
export function queueDeletion(jobs: Pick<Jobs, 'send'>, tx: Tx, einfuhrId: string): Promise<void> {
  return jobs.send(tx, EINFUHR_DELETION_QUEUE, [
    { data: jobOf(tx, einfuhrId), startAfterSeconds: KEPT_SECONDS },
  ])
}
