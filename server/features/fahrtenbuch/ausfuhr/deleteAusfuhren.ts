import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import type pg from 'pg'
import { mayForgetBytes } from '../../../platform/backup/keepBytes.ts'
import { build } from '../../../platform/database/sql.ts'
import type { Jobs } from '../../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant } from '../../../platform/jobs/forMandant.ts'
import type { Period } from '../../../platform/jobs/recurring.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

const AUSFUHREN_JOB = 'fahrtenbuch.ausfuhrenLoeschen'
const EVERY_SECONDS = 60 * 60
/** A file of trips and names is kept no longer than it takes to fetch it. */
const KEPT_HOURS = retentionHours(RETENTION.ausfuhr)

export interface AusfuhrenDeleteDeps {
  readonly pool: pg.Pool
  readonly storage: Storage
}

const jobOf = (deps: AusfuhrenDeleteDeps): MandantJob => ({
  name: AUSFUHREN_JOB,
  everySeconds: EVERY_SECONDS,
  whileClosed: true,
  mandanten: ({ now }) => readDue(deps.pool, oldest(now)),
  work: (mandantId, period) => deleteOf(deps, mandantId, period),
})

export function deleteAusfuhrenEvery(jobs: Jobs, deps: AusfuhrenDeleteDeps): void {
  everyMandant(jobs, jobOf(deps))
}

export function deleteAusfuhren(deps: AusfuhrenDeleteDeps, period: Period): Promise<void> {
  return runMandanten(jobOf(deps), period)
}

function oldest(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: KEPT_HOURS })
}

async function readDue(pool: pg.Pool, before: Temporal.Instant): Promise<string[]> {
  const { rows } = await pool.query<{ mandant_id: string }>(
    'select mandant_id from auth.mandanten_mit_alten_ausfuhren($1)',
    [before.toString()],
  )
  return rows.map((row) => row.mandant_id)
}

/** Deletes exports that are a day old: first the bytes, then the row that knows of them. */
async function deleteOf(deps: AusfuhrenDeleteDeps, mandantId: string, period: Period): Promise<void> {
  const before = oldest(period.now)
  await forMandant(deps.pool, mandantId, async (tx) => {
    if (!(await mayForgetBytes(tx)) || !(await claimPeriod(tx, AUSFUHREN_JOB, period.name))) return
    const old = await tx.all(
      build
        .deleteFrom('ausfuhr')
        .where('ausfuhr.mandant_id', '=', tx.scope.mandantId)
        .where('erstellt', '<', before)
        .returning('schluessel'),
    )
    await deps.storage.remove(old.flatMap(({ schluessel }) => schluessel ?? []))
  })
}
