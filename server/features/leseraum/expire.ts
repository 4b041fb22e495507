import { CHECK_IN_MINUTES } from '@platzwart/domain/buchung/checkInWindow'
import { resolveEinstellung } from '@platzwart/domain/einstellung/resolve'
import { expireUnconfirmed, releaseNoShow } from '@platzwart/domain/leseraum/transitions'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant, noteResult } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import type { Konfiguration, Konfigurationen } from '../../platform/konfiguration/konfiguration.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { cancelBySystem, mailBookings, type SystemDeps } from '../buchung/cancelBySystem.ts'
import { buchungOf, LESERAUM } from './art.ts'
import { selectBuchung, selectBuchungWithNames } from './queries.ts'

export const FRISTEN_JOB = 'leseraum.fristen'
const EVERY_SECONDS = 30

/** Rows of one transaction: short enough that nobody waits for it. */
const BATCH = 200
/** More bookings than begin in any house within a quarter of an hour. */
const STARTING = 2000
const RELEASE = 'leseraum.freigabeOhneCheckIn'

export interface FristenDeps extends SystemDeps {
  readonly pool: pg.Pool
  readonly konfigurationen: Konfigurationen
  readonly logger: Pick<Logger, 'info' | 'error'>
}

interface FristenResult {
  readonly unbestaetigt: number
  readonly freigegeben: number
  readonly erinnert: number
}

const jobOf = (deps: FristenDeps): MandantJob => ({
  name: FRISTEN_JOB,
  everySeconds: EVERY_SECONDS,
  mandanten: ({ now }) => readDue(deps.pool, now),
  work: (mandantId, period) => expireMandant(deps, mandantId, period),
})

async function readDue(pool: pg.Pool, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await pool.query<{ mandant_id: string }>(
    'select mandant_id from auth.faellige_mandanten($1)',
    [now.toString()],
  )
  return rows.map((row) => row.mandant_id)
}

/** L8: what happens to bookings by the clock alone, every 30 seconds, with nothing to set up. */
export function expireEvery(jobs: Jobs, deps: FristenDeps): void {
  everyMandant(jobs, jobOf(deps))
}

export function expireAll(deps: FristenDeps, period: Period): Promise<void> {
  return runMandanten(jobOf(deps), period)
}

/** Nothing, when another server has this period. A batch is a turn. */
async function* expireMandant(deps: FristenDeps, mandantId: string, period: Period) {
  const total = { unbestaetigt: 0, freigegeben: 0, erinnert: 0 }
  for (let first = true; ; first = false) {
    const more = await forMandant(deps.pool, mandantId, async (tx) => {
      if (first && !(await claimPeriod(tx, FRISTEN_JOB, period.name))) return null
      const done = await expireBatch(deps, tx, period.now)
      total.unbestaetigt += done.unbestaetigt
      total.freigegeben += done.freigegeben
      total.erinnert += done.erinnert
      await noteResult(tx, FRISTEN_JOB, period.name, total)
      return done.unbestaetigt + done.freigegeben === BATCH
    })
    if (more === null) return
    if (!more) break
    yield
  }
  deps.logger.info({ auftrag: FRISTEN_JOB, mandantId, ...total }, 'deadlines')
}

async function expireBatch(deps: FristenDeps, tx: Tx, now: Temporal.Instant): Promise<FristenResult> {
  const { stand } = await readMandant(tx)
  const konfiguration = await deps.konfigurationen.of(tx, stand)
  const releases = await releasesNoShow(tx)
  const due = await tx.all(
    selectBuchung(tx.scope.mandantId)
      .where((where) =>
        where.or([
          where('b.status', '=', 'vorgemerkt'),
          ...(releases
            ? [
                where.and([
                  where('b.status', '=', 'reserviert'),
                  sql<boolean>`lower(b.zeitraum) < ${now.subtract({ minutes: CHECK_IN_MINUTES })}`,
                ]),
              ]
            : []),
        ]),
      )
      .where(sql<boolean>`lower(b.zeitraum) <= ${now}`)
      .orderBy('b.id')
      .limit(BATCH)
      // Somebody who is confirming or checking in at this moment is not waited for: the next period sees what came of it.
      .forNoKeyUpdate()
      .skipLocked(),
  )
  const unbestaetigt = due.filter((row) => expireUnconfirmed(buchungOf(row), now) !== null)
  const freigegeben = due.filter((row) => releaseNoShow(buchungOf(row), now, releases) !== null)
  await cancelBySystem(deps, { tx, konfiguration }, LESERAUM, unbestaetigt, {
    aktion: 'expireUnconfirmed',
    change: 'unbestaetigtVerfallen',
  })
  await cancelBySystem(deps, { tx, konfiguration }, LESERAUM, freigegeben, {
    aktion: 'releaseNoShow',
    change: 'ohneCheckInFreigegeben',
  })
  const erinnert = await remind(deps, tx, konfiguration, now)
  return { unbestaetigt: unbestaetigt.length, freigegeben: freigegeben.length, erinnert }
}

async function releasesNoShow(tx: Tx): Promise<boolean> {
  const row = await tx.first(
    build
      .selectFrom('einstellung_wert')
      .where('einstellung_wert.mandant_id', '=', tx.scope.mandantId)
      .select('wert')
      .where('option_name', '=', RELEASE)
      .where('benutzer_id', 'is', null)
      .where('gruppe_id', 'is', null),
  )
  const mandant = row ? { [RELEASE]: row.wert } : {}
  return resolveEinstellung(RELEASE, { mandant, gruppen: [], benutzer: {} }).value === true
}

/** Once per booking, at its start, for those who want it; a booking made after its start needs no reminder. */
async function remind(
  deps: FristenDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  now: Temporal.Instant,
): Promise<number> {
  const starting = await tx.all(
    selectBuchungWithNames(tx.scope.mandantId)
      .where('b.status', '=', 'reserviert')
      .where(sql<boolean>`lower(b.zeitraum) <= ${now}`)
      .where(sql<boolean>`lower(b.zeitraum) > ${now.subtract({ minutes: CHECK_IN_MINUTES })}`)
      .where(sql<boolean>`b.erstellt < lower(b.zeitraum)`)
      .where(
        sql<boolean>`not exists (select from benachrichtigung n
          where n.mandant_id = b.mandant_id and n.objekt_id = b.id and n.typ = 'erinnerung')`,
      )
      .limit(STARTING),
  )
  return mailBookings(deps, { tx, konfiguration }, LESERAUM, 'begonnen', starting)
}
