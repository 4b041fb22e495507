import type pg from 'pg'
import type { Jobs } from './createJobs.ts'
import { HousesFailed, type Period } from './recurring.ts'

/** Work that comes round in every house. */
export interface MandantJob {
  readonly name: string
  readonly everySeconds: number
  /** It keeps a deadline that holds of a house that is closed, too: what was to be deleted is deleted. */
  readonly whileClosed?: true
  /** Ids of the Mandanten that may have something due. */
  readonly mandanten: (period: Period) => Promise<readonly string[]>
  /**
   * What is due in one of them. Of a generator each step to its next `yield` is a turn, and must be a bounded piece of work: after it other
   * houses have theirs, and the job can be stopped.
   */
  readonly work: (mandantId: string, period: Period) => Promise<unknown> | AsyncGenerator<unknown>
}

/** The one way in which recurring work goes over all houses; from the jobs' start on. */
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

/** Of a house that is closed, or has come from a file and was never opened here, nothing is told, and nothing changed by the clock. */
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

/** Houses of one job at the same time. More of them would take the database from the bookings. */
const PARALLEL = 3

interface Haus {
  readonly mandantId: string
  turns: AsyncGenerator<unknown> | null
}

/** True when there is more. */
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
 * Does what is due in all houses, in turns: one with much to do goes to the end of the queue after each. A fault of one is noted and keeps
 * no other waiting. Asked to stop, it ends with the turns that are under way; what is left is due in the next period.
 * @throws HousesFailed with all faults, at the end
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
