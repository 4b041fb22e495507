import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import type { Tx } from '../../platform/database/tx.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'

/** Of people alone: a server of the version before, which works beside this one while they are replaced, knows of nothing else. */
const PERSONEN_QUEUE = 'benutzer.einfuhr'
const TABLE_QUEUE = 'einfuhr.tabelle'
export const EINFUHR_QUEUES = [PERSONEN_QUEUE, TABLE_QUEUE] as const
export const EINFUHR_DELETION_QUEUE = 'benutzer.einfuhrLoeschen'

/** What somebody brought and what became of it is there for a day. */
const KEPT_SECONDS = 24 * 60 * 60

export interface EinfuhrJob {
  readonly mandantId: string
  readonly einfuhrId: string
}

const jobOf = (tx: Tx, einfuhrId: string): EinfuhrJob => ({ mandantId: tx.scope.mandantId, einfuhrId })

/** Has a file judged; queued in the caller's transaction. */
export function queueEinfuhr(
  jobs: Pick<Jobs, 'send'>,
  tx: Tx,
  { id, art }: { readonly id: string; readonly art: EinfuhrName },
): Promise<void> {
  const queue = art === 'personen' ? PERSONEN_QUEUE : TABLE_QUEUE
  return jobs.send(tx, queue, [{ data: jobOf(tx, id) }])
}

/** Has a file deleted when its day is over. */
export function queueDeletion(jobs: Pick<Jobs, 'send'>, tx: Tx, einfuhrId: string): Promise<void> {
  return jobs.send(tx, EINFUHR_DELETION_QUEUE, [
    { data: jobOf(tx, einfuhrId), startAfterSeconds: KEPT_SECONDS },
  ])
}
