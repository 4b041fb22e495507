import type pg from 'pg'
import type { Jobs } from './createJobs.ts'
import { HousesFailed, type Period } from './recurring.ts'

/** A recurring job that visits houses. */
export interface MandantJob {
  readonly name: string
  readonly everySeconds: number
  /** Also runs in closed houses: for deadlines such as deletion. */
  readonly whileClosed?: true
  /** Ids of the Mandanten that may have something due. */
  readonly mandanten: (period: Period) => Promise<readonly string[]>
  /**
   * Processes one house. A generator yields after each bounded piece of work, so that other houses get their
   * turn and the job can be stopped.
   */
  readonly work: (mandantId: string, period: Period) => Promise<unknown> | AsyncGenerator<unknown>
}

/** Registers a recurring job that visits all houses with something due. */
export function everyMandant(jobs: Pick<Jobs, 'every' | 'noteFault' | 'pool'>, job: MandantJob): void {
  const awake: MandantJob = {
    ...job,
    mandanten: async (period) => withoutResting(jobs.pool, job, await job.mandanten(period)),
  }
  jobs.every({
    name: job.name,
    everySeconds: job.everySeconds,
    run: (period, stop) =>
      runMandanten(awake, period, stop, (mandantId, error) => jobs.noteFault(job.name, mandantId, error)),
  })
}

const NEVER_OPENED = 'select mandant_id from auth.ruhende_mandanten()'
const RESTING = `${NEVER_OPENED} union select mandant_id from auth.geschlossene_mandanten()`

/** Houses that are closed, or were imported and never opened, get no mails and no time-driven changes. */
async function withoutResting(
  pool: pg.Pool,
  { whileClosed }: Pick<MandantJob, 'whileClosed'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return ids
  const { rows } = await pool.query<{ mandant_id: string }>(whileClosed ? NEVER_OPENED : RESTING)
  const resting = new Set(rows.map((row) => row.mandant_id))
  return resting.size === 0 ? ids : ids.filter((id) => !resting.has(id))
}

/** Houses of one job processed concurrently. More would take the database from bookings. */
const PARALLEL = 3

interface Haus {
  readonly mandantId: string
  turns: AsyncGenerator<unknown> | null
}

/** Takes one turn; true if there is more to do. */
async function takeTurn(job: MandantJob, haus: Haus, period: Period): Promise<boolean> {
  if (haus.turns === null) {
    const work = job.work(haus.mandantId, period)
    if (!(Symbol.asyncIterator in work)) {
      await work
      return false
    }
    haus.turns = work
  }
  return (await haus.turns.next()).done !== true
}

/**
 * Visits all houses with something due, round robin by turns. A failure in one house is noted and does not
 * delay the others. When stopped, it ends after the current turns; the rest is due in the next period.
 * @throws HousesFailed with all failures, at the end
 */
export async function runMandanten(
  job: MandantJob,
  period: Period,
  stop: AbortSignal | null = null,
  noteFault: (mandantId: string, error: unknown) => void = () => undefined,
): Promise<void> {
  const ids = await job.mandanten(period)
  let queue: Haus[] = ids.map((mandantId) => ({ mandantId, turns: null })).toReversed()
  let next: Haus[] = []
  const faults = new Map<string, unknown>()
  const takeTurns = async () => {
    for (;;) {
      if (queue.length === 0) [queue, next] = [next.reverse(), []]
      const haus = stop?.aborted ? undefined : queue.pop()
      if (!haus) return
      try {
        if (await takeTurn(job, haus, period)) next.push(haus)
      } catch (error) {
        faults.set(haus.mandantId, error)
        noteFault(haus.mandantId, error)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, takeTurns))
  if (faults.size > 0) throw new HousesFailed(faults, ids)
}
