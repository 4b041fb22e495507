import { AUFBEWAHRUNG_ARTEN, optionFor, retainedSince } from '@platzwart/domain/datenschutz/aufbewahrung'
import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import type pg from 'pg'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant, noteResult } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { readHausEinstellungen } from '../einstellung/queries.ts'
import { deleteOlder } from './queries.ts'

const FRISTEN_JOB = 'aufbewahrung.loeschen'
const EVERY_SECONDS = 6 * 60 * 60
/** Rows of one transaction: bookings wait for none of it. */
const BATCH = 1000

interface OldDeps {
  readonly pool: pg.Pool
}

const jobOf = ({ pool }: OldDeps, batch: number): MandantJob => ({
  name: FRISTEN_JOB,
  everySeconds: EVERY_SECONDS,
  whileClosed: true,
  mandanten: async () => {
    const { rows } = await pool.query<{ mandant_id: string }>(
      'select mandant_id from auth.mandanten_mit_fristen()',
    )
    return rows.map((row) => row.mandant_id)
  },
  work: (mandantId, period) => deleteOf(pool, mandantId, period, batch),
})

export function deleteOldEvery(jobs: Jobs, deps: OldDeps): void {
  everyMandant(jobs, jobOf(deps, BATCH))
}

export function deleteOld(deps: OldDeps, period: Period, batch: number = BATCH): Promise<void> {
  return runMandanten(jobOf(deps, batch), period)
}

/** Deletes what is older than the house keeps it, kind by kind and batch by batch; each batch says in the audit trail how much it was. */
async function* deleteOf(pool: pg.Pool, mandantId: string, period: Period, batch: number) {
  const mine = await forMandant(pool, mandantId, (tx) => claimPeriod(tx, FRISTEN_JOB, period.name))
  if (!mine) return
  const gone: Record<string, number> = {}
  for (const art of AUFBEWAHRUNG_ARTEN) {
    for (let anzahl = batch; anzahl === batch; ) {
      anzahl = await forMandant(pool, mandantId, async (tx) => {
        // Read anew each time: somebody may have chosen otherwise meanwhile.
        const [mandant, haus] = await Promise.all([readMandant(tx), readHausEinstellungen(tx)])
        const tag = retainedSince(tagOf(period.now, mandant.zone), haus[optionFor(art)].value)
        if (tag === null) return 0
        return deleteOlder(tx, art, { tag, moment: dayPeriod(tag, mandant.zone).von }, batch)
      })
      if (anzahl > 0) gone[art] = (gone[art] ?? 0) + anzahl
      yield
    }
  }
  await forMandant(pool, mandantId, (tx) => noteResult(tx, FRISTEN_JOB, period.name, gone))
}
