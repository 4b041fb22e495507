import { type Berichtsperiode, lastPeriode } from '@platzwart/domain/bericht/periode'
import { sortAdressen } from '@platzwart/domain/einstellung/adresse'
import { BERICHT_TURNUS, type BerichtTurnus } from '@platzwart/domain/einstellung/berichtTurnus'
import { standardOf } from '@platzwart/domain/einstellung/catalogue'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '../../platform/database/tx.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant, noteResult } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import type { Mailer } from '../../platform/mail/queueMail.ts'
import { readHausEinstellungen } from '../einstellung/queries.ts'
import type { BerichtMailData } from './renderBerichtMail.ts'

const BERICHT_JOB = 'fahrzeug.bericht'
/** Looked for every ten minutes, sent once for each period. */
const EVERY_SECONDS = 600
/** Wall time in the Mandant's zone. */
const FROM_HOUR = 6
/** Days after its period's end in which a report still goes out: a standstill is made good, a setting made later brings no old report. */
const LATEST_DAYS = 7

const BERICHT_MAIL = 'fahrzeugBericht'

export interface BerichtDeps {
  readonly pool: pg.Pool
  readonly mailer: Mailer
  readonly logger: Pick<Logger, 'info' | 'error'>
}

const jobOf = (deps: BerichtDeps): MandantJob => ({
  name: BERICHT_JOB,
  everySeconds: EVERY_SECONDS,
  mandanten: async ({ now }) => (isReportTime(now) ? readDue(deps.pool, now) : []),
  work: (mandantId, { now }) => forMandant(deps.pool, mandantId, (tx) => reportMandant(deps, tx, now)),
})

/** R1: the vehicle report to the house's addresses, on the first day after each month, quarter, half-year or year. */
export function reportFahrzeugeEvery(jobs: Jobs, deps: BerichtDeps): void {
  everyMandant(jobs, jobOf(deps))
}

export function reportFahrzeuge(deps: BerichtDeps, period: Period): Promise<void> {
  return runMandanten(jobOf(deps), period)
}

/** Every period ends with a month: on most days there is nothing to send, whatever the zone, and no house is asked. */
function isReportTime(now: Temporal.Instant): boolean {
  const { day } = now.toZonedDateTimeISO('UTC')
  const lastOfMonth = now.toZonedDateTimeISO('UTC').daysInMonth
  return day <= LATEST_DAYS + 1 || day === lastOfMonth
}

/** Mandanten that book vehicles, and whose report of the period that is over in their zone has not gone out. */
async function readDue(pool: pg.Pool, now: Temporal.Instant): Promise<string[]> {
  const { rows: zones } = await pool.query<{ zone: string }>(
    "select zone from auth.zonen_mit_modul('fahrzeugbuchung')",
  )
  const over = zones.flatMap(({ zone }) => {
    const wall = now.toZonedDateTimeISO(zone)
    return BERICHT_TURNUS.flatMap((turnus) => {
      const periode = periodeToReport(wall, turnus)
      return periode === null ? [] : [{ zoneTurnus: `${zone} ${turnus}`, periode: periode.name }]
    })
  })
  const { rows } = await pool.query<{ mandant_id: string }>(
    "select mandant_id from auth.mandanten_ohne_bericht('fahrzeugbuchung', $1, $2, $3, $4)",
    [
      BERICHT_JOB,
      standardOf('fahrzeug.berichtTurnus'),
      over.map(({ zoneTurnus }) => zoneTurnus),
      over.map(({ periode }) => periode),
    ],
  )
  return rows.map((row) => row.mandant_id)
}

/** The period whose report goes out at that wall time; null when there is none. */
function periodeToReport(wall: Temporal.ZonedDateTime, turnus: BerichtTurnus): Berichtsperiode | null {
  if (wall.hour < FROM_HOUR) return null
  const periode = lastPeriode(wall.toPlainDate(), turnus)
  return isTooLate(periode, wall.toPlainDate()) ? null : periode
}

async function reportMandant(deps: BerichtDeps, tx: Tx, now: Temporal.Instant): Promise<void> {
  const { zone } = await readMandant(tx)
  const haus = await readHausEinstellungen(tx)
  const turnus = turnusOf(haus['fahrzeug.berichtTurnus'].value)
  if (turnus === null || !haus['benachrichtigung.fahrzeugBericht'].value) return
  const periode = periodeToReport(now.toZonedDateTimeISO(zone), turnus)
  if (periode === null || !(await claimPeriod(tx, BERICHT_JOB, periode.name))) return
  // What is none is counted in the job's result instead of failing for days.
  const { gueltig: adressen, ungueltig } = sortAdressen(haus['fahrzeug.berichtAdressen'].value)
  await deps.mailer.queue(
    tx,
    adressen.map((adresse) => ({
      typ: BERICHT_MAIL,
      objektId: tx.scope.mandantId,
      // Months of the calendar since year 0, by the period's end and its length: each period has a number of its own.
      objektVersion:
        (periode.bis.year * 12 + periode.bis.month) * 100 +
        periode.von.until(periode.bis, { largestUnit: 'months' }).months,
      empfaengerId: null,
      adresse,
      daten: { art: 'bericht', periode: periode.name } satisfies BerichtMailData,
    })),
  )
  const ergebnis = { adressen: adressen.length, ungueltig }
  await noteResult(tx, BERICHT_JOB, periode.name, ergebnis)
  deps.logger.info(
    { auftrag: BERICHT_JOB, mandantId: tx.scope.mandantId, periode: periode.name, ...ergebnis },
    'vehicle report',
  )
}

function turnusOf(wert: string): BerichtTurnus | null {
  return BERICHT_TURNUS.find((turnus) => turnus === wert) ?? null
}

function isTooLate({ bis }: Berichtsperiode, heute: Temporal.PlainDate): boolean {
  return bis.until(heute, { largestUnit: 'days' }).days >= LATEST_DAYS
}
