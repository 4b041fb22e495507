import type pg from 'pg'
import { build } from '../../platform/database/sql.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { claimPeriod, forMandant } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import type { Storage } from '../../platform/storage/storage.ts'

const AUSFUHREN_JOB = 'fahrtenbuch.ausfuhrenLoeschen'
const EVERY_SECONDS = 60 * 60
/** A file of trips and names is kept no longer than it takes to fetch it. */
const KEPT_HOURS = 24

export interface AusfuhrenLoeschenDeps {
  readonly pool: pg.Pool
  readonly storage: Storage
  /** Ids of all Mandanten. */
  readonly mandanten: () => Promise<readonly string[]>
}

export function deleteAusfuhrenEvery(jobs: Jobs, deps: AusfuhrenLoeschenDeps): void {
  jobs.every({
    name: AUSFUHREN_JOB,
    everySeconds: EVERY_SECONDS,
    run: (period) => deleteAusfuhren(deps, period),
  })
}

/** Deletes exports that are a day old: first the bytes, then the row that knows of them. */
export async function deleteAusfuhren(deps: AusfuhrenLoeschenDeps, period: Period): Promise<void> {
  const before = period.now.subtract({ hours: KEPT_HOURS })
  for (const mandantId of await deps.mandanten()) {
    await forMandant(deps.pool, mandantId, async (tx) => {
      if (!(await claimPeriod(tx, AUSFUHREN_JOB, period.name))) return
      const old = await tx.all(
        build.deleteFrom('ausfuhr').where('erstellt', '<', before).returning('schluessel'),
      )
      await deps.storage.remove(old.flatMap(({ schluessel }) => schluessel ?? []))
    })
  }
}
