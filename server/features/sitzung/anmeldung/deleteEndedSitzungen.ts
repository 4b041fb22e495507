import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import type pg from 'pg'
import type { Jobs } from '../../../platform/jobs/createJobs.ts'
import type { Period } from '../../../platform/jobs/recurring.ts'

const JOB = 'alteSitzungen'
const EVERY_SECONDS = 60 * 60

/** After its end a browser that comes back is told that its session has ended; later, that there is none. */
export const KEPT_DAYS_AFTER_END = 30

/** Rows of one statement; the servers share what there is. */
const BATCH = 1000

interface EndedDeps {
  readonly pool: pg.Pool
}

/** Sessions, one-time codes and the operators' trail belong to the directory and not to a house, so this goes over all of them at once. */
export function deleteEndedSitzungenEvery(jobs: Jobs, deps: EndedDeps): void {
  jobs.every({
    name: JOB,
    everySeconds: EVERY_SECONDS,
    run: (period, stop) => deleteEndedSitzungen(deps, period, stop),
  })
}

/** In bounded statements, each with a commit of its own. @returns how many, sessions, one-time codes and lines of the operators' trail together */
export async function deleteEndedSitzungen(
  { pool }: EndedDeps,
  { now }: Pick<Period, 'now'>,
  stop: AbortSignal | null = null,
): Promise<number> {
  const ago = (hours: number) => now.subtract({ hours }).toString()
  const sessions = 'select auth.delete_abgelaufene_sitzungen($2, $1) as deleted'
  let all = await deleteAll(pool, { text: sessions, values: [ago(24 * KEPT_DAYS_AFTER_END)] }, stop)
  // Of codes that nobody used: most are challenges for passkeys, which a look at the page of sign-in asks for.
  const codes = 'select auth.delete_abgelaufene_codes($1) as deleted'
  all += await deleteAll(pool, { text: codes, values: [] }, stop)
  // Whoever operates cleans it, too; where nobody does for long, this alone keeps what is promised.
  const lines = 'select auth.delete_altes_von_betreibern($1, $2, $3) as deleted'
  const values = [retentionHours(RETENTION.betreiber), retentionHours(RETENTION.wiederholschluessel)].map(ago)
  return all + (await deleteAll(pool, { text: lines, values }, stop))
}

interface Batch {
  readonly text: string
  readonly values: readonly unknown[]
}

async function deleteAll(pool: pg.Pool, batch: Batch, stop: AbortSignal | null): Promise<number> {
  let all = 0
  for (let last = BATCH; last === BATCH && !stop?.aborted; all += last) last = await deleteBatch(pool, batch)
  return all
}

async function deleteBatch(pool: pg.Pool, { text, values }: Batch): Promise<number> {
  const { rows } = await pool.query<{ deleted: number }>(text, [BATCH, ...values])
  return rows[0]?.deleted ?? 0
}
