import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { lapses } from '@platzwart/domain/fahrzeug/fristen'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Jobs } from '../../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant, noteResult } from '../../../platform/jobs/forMandant.ts'
import type { Period } from '../../../platform/jobs/recurring.ts'
import type { Konfiguration, Konfigurationen } from '../../../platform/konfiguration/konfiguration.ts'
import { readMandant } from '../../../platform/konfiguration/mandant.ts'
import { cancelBySystem, type SystemDeps } from '../../buchung/cancelBySystem.ts'
import { readHausEinstellungen } from '../../einstellung/queries.ts'
import { FAHRT } from '../../fahrt/art.ts'
import { fahrtOf } from '../../fahrt/facts.ts'
import { selectFahrt } from '../../fahrt/queries.ts'
import { releaseOrphaned } from '../../freigabe/releaseOrphaned.ts'
import { type Reminded, remindFahrten } from './remind.ts'

export const FAHRZEUG_FRISTEN_JOB = 'fahrzeug.fristen'
const EVERY_SECONDS = 30

/** Rows of one transaction: short enough that nobody waits for it. */
const BATCH = 200
/** The longest that anybody may be reminded ahead (`fahrzeug.erinnerungMinuten`), in minutes. */
const LONGEST_REMINDER = 20_160

export interface FristenDeps extends SystemDeps {
  readonly pool: pg.Pool
  readonly konfigurationen: Konfigurationen
  readonly logger: Pick<Logger, 'info' | 'error'>
}

const jobOf = (deps: FristenDeps): MandantJob => ({
  name: FAHRZEUG_FRISTEN_JOB,
  everySeconds: EVERY_SECONDS,
  mandanten: ({ now }) => readDue(deps.pool, now),
  work: (mandantId, period) => expireMandant(deps, mandantId, period),
})

async function readDue(pool: pg.Pool, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await pool.query<{ mandant_id: string }>(
    'select mandant_id from auth.faellige_fahrzeug_mandanten($1)',
    [now.add({ minutes: LONGEST_REMINDER }).toString()],
  )
  return rows.map((row) => row.mandant_id)
}

/** What happens to trips by the clock alone, every 30 seconds, with nothing to set up: lapsing, approvals that nobody is left to decide, reminders, missing check-outs, overruns. */
export function expireFahrtenEvery(jobs: Jobs, deps: FristenDeps): void {
  everyMandant(jobs, jobOf(deps))
}

export function expireFahrten(deps: FristenDeps, period: Period): Promise<void> {
  return runMandanten(jobOf(deps), period)
}

/** A killed server's claim goes with its transaction; what was committed is not done again, because it is seen to be done. */
async function* expireMandant(deps: FristenDeps, mandantId: string, period: Period) {
  let storniert = 0
  let nachgefragt = 0
  let reminded: Reminded | null = null
  for (let first = true; ; first = false) {
    const cancelled = await forMandant(deps.pool, mandantId, async (tx) => {
      if (first && !(await claimPeriod(tx, FAHRZEUG_FRISTEN_JOB, period.name))) return null
      const { stand } = await readMandant(tx)
      const konfiguration = await deps.konfigurationen.of(tx, stand)
      const haus = await readHausEinstellungen(tx)
      const fallen = await cancelLapsed(deps, tx, konfiguration, haus, period.now)
      if (first) nachgefragt = await releaseOrphaned(deps, tx, konfiguration, period.now)
      // What has just been cancelled is reminded of no more.
      reminded ??= await remindFahrten(deps, tx, konfiguration, haus, period.now)
      storniert += fallen
      await noteResult(tx, FAHRZEUG_FRISTEN_JOB, period.name, { storniert, nachgefragt, ...reminded })
      return fallen
    })
    if (cancelled === null) return
    if (cancelled < BATCH) break
    yield
  }
  deps.logger.info(
    { auftrag: FAHRZEUG_FRISTEN_JOB, mandantId, storniert, nachgefragt, ...(reminded ?? {}) },
    'deadlines',
  )
}

async function cancelLapsed(
  deps: FristenDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  haus: Effective,
  now: Temporal.Instant,
): Promise<number> {
  const minutes = haus['fahrzeug.stornoOhneCheckInMinuten'].value
  const deadline = now.subtract({ minutes })
  const due = await tx.all(
    selectFahrt(tx.scope.mandantId)
      .select(
        sql<boolean>`exists (select from fahrzeug_buchung o where o.mandant_id = b.mandant_id and o.fahrzeug_id = b.fahrzeug_id
          and o.status = 'aktiv')`.as('unterwegs'),
      )
      .where('b.typ', '=', 'BUCHUNG')
      .where('b.status', 'in', ['vorgemerkt', 'reserviert'])
      .where(sql<boolean>`lower(b.zeitraum) <= ${now}`)
      .where(
        sql<boolean>`((${minutes > 0} and lower(b.zeitraum) <= ${deadline}) or (b.status = 'vorgemerkt' and upper(b.zeitraum) <= ${now}))`,
      )
      .orderBy('b.id')
      .limit(BATCH)
      // Somebody who is checking in at this moment is not waited for: the next period sees what came of it.
      .forNoKeyUpdate('b')
      .skipLocked(),
  )
  const fallen = due.filter((row) => lapses(fahrtOf(row), now, haus, row.unterwegs))
  await cancelBySystem(deps, { tx, konfiguration }, FAHRT, fallen, {
    aktion: 'expireFahrt',
    change: 'ohneCheckInStorniert',
  })
  return fallen.length
}
