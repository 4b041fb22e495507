import type pg from 'pg'
import type { Logger } from 'pino'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant, noteResult } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import { shareKonfiguration } from '../../platform/konfiguration/lockKonfiguration.ts'
import { releaseOrphans } from './angebot.ts'
import type { Queue, Warteliste, WarteTypes } from './art.ts'
import { type Counts, type OfferDeps, offerDay } from './offerDay.ts'
import { readQueues } from './queries.ts'

/** Bounds how long people may see a free slot that they cannot book because others wait for it. */
const EVERY_SECONDS = 10

interface OfferJobDeps extends OfferDeps {
  readonly pool: pg.Pool
  readonly logger: Pick<Logger, 'info' | 'error'>
}

const jobOf = <T extends WarteTypes>(deps: OfferJobDeps, liste: Warteliste<T>): MandantJob => ({
  name: liste.job.name,
  everySeconds: EVERY_SECONDS,
  mandanten: () => readDue(deps.pool, liste),
  work: (mandantId, period) => offerMandant(deps, liste, mandantId, period),
})

/** Registers the offering job. */
export function offerEvery<T extends WarteTypes>(jobs: Jobs, deps: OfferJobDeps, liste: Warteliste<T>): void {
  everyMandant(jobs, jobOf(deps, liste))
}

async function readDue<T extends WarteTypes>(
  pool: Pick<pg.Pool, 'query'>,
  { sql }: Warteliste<T>,
): Promise<string[]> {
  const { rows } = await pool.query<{ mandant_id: string }>(sql.due)
  return rows.map((row) => row.mandant_id)
}

/** Reads from the Mandant's row: on a Citus cluster the lock is then taken on the house's machine. */
const ALONE = `select 1 from mandant where id = $1 and pg_try_advisory_xact_lock(hashtextextended($2, 0))`

/**
 * In each house only one server at a time offers, so that the queue's order holds; the others skip it until
 * the next period. A killed server has processed a queue completely or not at all, and needs no recovery: a
 * free slot is found again.
 */
async function isAlone(tx: Tx, job: string): Promise<boolean> {
  const { mandantId } = tx.scope
  return (await tx.run(ready(ALONE, mandantId, job + mandantId))) > 0
}

/** Yields after each queue. */
async function* offerMandant<T extends WarteTypes>(
  deps: OfferJobDeps,
  liste: Warteliste<T>,
  mandantId: string,
  period: Period,
) {
  const { name } = liste.job
  const queues = await forMandant(deps.pool, mandantId, async (tx) => {
    if (!(await isAlone(tx, name))) return []
    await releaseOrphans(tx, liste)
    return readQueues(tx, liste)
  })
  let counts: Counts = { angeboten: 0, abgelaufen: 0, beendet: 0 }
  for (const queue of queues) {
    const before = counts
    counts = await forMandant(deps.pool, mandantId, (tx) => takeQueue(deps, tx, liste, queue, period, before))
    yield
  }
  if (sumOf(counts) > 0) deps.logger.info({ auftrag: name, mandantId, ...counts }, 'waiting list')
}

const sumOf = (counts: Counts) => Object.values(counts).reduce((sum, one) => sum + one, 0)

/** Records a run only if it did something: there is one every ten seconds. */
async function takeQueue<T extends WarteTypes>(
  deps: OfferDeps,
  tx: Tx,
  liste: Warteliste<T>,
  queue: Queue,
  period: Period,
  before: Counts,
): Promise<Counts> {
  await shareKonfiguration(tx)
  const { name } = liste.job
  if (!(await isAlone(tx, name))) return before
  const done = await offerDay(deps, tx, liste, queue, period.now)
  if (sumOf(done) === 0) return before
  const counts = {
    angeboten: before.angeboten + done.angeboten,
    abgelaufen: before.abgelaufen + done.abgelaufen,
    beendet: before.beendet + done.beendet,
  }
  await claimPeriod(tx, name, period.name)
  await noteResult(tx, name, period.name, counts)
  return counts
}
