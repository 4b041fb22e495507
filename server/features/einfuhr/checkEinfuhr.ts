import { issue } from '@platzwart/domain/issue'
import { build } from '../../platform/database/sql.ts'
import type { WorkDeps } from '../../platform/feature.ts'
import type { Jobs, QueueSettings, Work, WorkOptions } from '../../platform/jobs/createJobs.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { bytesOf } from '../../platform/jobs/ownProcess.ts'
import { type EinfuhrOrder, updateEinfuhr } from './judgeEinfuhr.ts'
import { EINFUHR_DELETION_QUEUE, EINFUHR_QUEUES, type EinfuhrJob } from './queueEinfuhr.ts'

const EXPIRE_SECONDS = 300
const DAYS = 24 * 60 * 60

const RETRIES: QueueSettings = {
  retryLimit: 2,
  retryDelay: 2,
  expireInSeconds: EXPIRE_SECONDS,
  retentionSeconds: 3 * DAYS,
}

/** One at a time on a server: people come first. */
const PACE: WorkOptions = { batch: 1, everySeconds: 1, parallel: 1 }

/** Twice the megabytes that the largest file takes. */
const OWN = { heap: 512, seconds: EXPIRE_SECONDS }

type Deps = Pick<WorkDeps, 'pool' | 'connectionString' | 'clock' | 'logger' | 'einfuhren'>

/** Files are judged in the background, and gone after a day. */
export function workEinfuhr(jobs: Jobs, deps: Deps): void {
  for (const queue of EINFUHR_QUEUES) {
    jobs.queue(queue, RETRIES)
    jobs.work<EinfuhrJob>(queue, PACE, (work) => checkEinfuhr(deps, work))
  }
  jobs.queue(EINFUHR_DELETION_QUEUE, RETRIES)
  jobs.work<EinfuhrJob>(EINFUHR_DELETION_QUEUE, { ...PACE, everySeconds: 60 }, ({ data }) =>
    deleteEinfuhr(deps, data),
  )
}

/**
 * Has one file judged by a process of its own, which knows the rules of its kind.
 * @throws when another attempt may help; the last one leaves a sentence for who brought it
 */
export async function checkEinfuhr(deps: Deps, { data, last }: Work<EinfuhrJob>): Promise<void> {
  const { pool, connectionString, clock, logger, einfuhren } = deps
  const { mandantId, einfuhrId } = data
  const begun = await beginEinfuhr(pool, data)
  if (!begun) return
  const order: EinfuhrOrder = { connectionString, mandantId, einfuhrId, now: clock.now().toString() }
  try {
    const kind = einfuhren.find(({ art }) => art === begun.art)
    if (!kind) throw new Error(`nobody reads a file of ${begun.art}`)
    // It answers nothing: what it finds, it writes down.
    for await (const _ of bytesOf(kind.start, order, OWN));
  } catch (error) {
    logger.warn({ err: error, einfuhr: einfuhrId, last }, 'import not judged')
    if (!last) throw error
    const fehler = JSON.stringify(issue('einfuhr.abgebrochen'))
    await forMandant(pool, mandantId, (tx) =>
      updateEinfuhr(tx, einfuhrId, { status: 'fehlgeschlagen', fehler, beendet: clock.now() }),
    )
    throw error
  }
}

/** Which kind of file it is; undefined for what is judged already, and for what is gone. */
function beginEinfuhr(pool: WorkDeps['pool'], { mandantId, einfuhrId }: EinfuhrJob) {
  return forMandant(pool, mandantId, (tx) =>
    tx.first(
      build
        .updateTable('einfuhr')
        .where('einfuhr.mandant_id', '=', mandantId)
        .where('id', '=', einfuhrId)
        .where('status', 'in', ['wartend', 'laeuft'])
        .set({ status: 'laeuft' })
        .returning('art'),
    ),
  )
}

/** A file, its lines and what was to become of them are gone. */
export function deleteEinfuhr(
  { pool }: Pick<Deps, 'pool'>,
  { mandantId, einfuhrId }: EinfuhrJob,
): Promise<void> {
  return forMandant(pool, mandantId, async (tx) => {
    await tx.run(
      build
        .deleteFrom('einfuhr')
        .where('einfuhr.mandant_id', '=', tx.scope.mandantId)
        .where('id', '=', einfuhrId),
    )
  })
}
