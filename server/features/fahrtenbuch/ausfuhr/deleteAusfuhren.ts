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
const KEPT_HOURS = 24

export interface AusfuhrenDeleteDeps {
  readonly pool: pg.Pool
  readonly storage: Storage
  /** Ids of all Mandanten. */
  readonly mandanten: () => Promise<readonly string[]>
}

const jobOf = (deps: AusfuhrenDeleteDeps): MandantJob => ({
  name: AUSFUHREN_JOB,
  everySeconds: EVERY_SECONDS,
  mandanten: deps.mandanten,
  work: (mandantId, period) => deleteOf(deps, mandantId, period),
})

export function deleteAusfuhrenEvery(jobs: Jobs, deps: AusfuhrenDeleteDeps): void {
  everyMandant(jobs, jobOf(deps))
}

export function deleteAusfuhren(deps: AusfuhrenDeleteDeps, period: Period): Promise<void> {
  return runMandanten(jobOf(deps), period)
}

/** Deletes exports that are a day old: first the bytes, then the row that knows of them. */
async function deleteOf(deps: AusfuhrenDeleteDeps, mandantId: string, period: Period): Promise<void> {
  const before = period.now.subtract({ hours: KEPT_HOURS })
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
