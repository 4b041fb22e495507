import { numberOf, periodeToReport } from '@platzwart/domain/bericht/due'
import { sortAdressen } from '@platzwart/domain/einstellung/adresse'
import { BERICHT_TURNUS, type BerichtTurnus } from '@platzwart/domain/einstellung/berichtTurnus'
import { standardOf } from '@platzwart/domain/einstellung/catalogue'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '../../platform/database/tx.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, noteResult } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import { reportJob } from '../../platform/jobs/reportJob.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import type { Mailer } from '../../platform/mail/queueMail.ts'
import { readHausEinstellungen } from '../einstellung/queries.ts'
import { BERICHT_MAIL, type BerichtMailData } from './renderBerichtMail.ts'

const BERICHT_JOB = 'fahrzeug.bericht'

export interface BerichtDeps {
  readonly pool: pg.Pool
  readonly mailer: Mailer
  readonly logger: Pick<Logger, 'info' | 'error'>
}

const jobOf = (deps: BerichtDeps): MandantJob =>
  reportJob(deps.pool, {
    name: BERICHT_JOB,
    due: (now) => readDue(deps.pool, now),
    send: (tx, now) => reportMandant(deps, tx, now),
  })

/** R1: the vehicle report to the house's addresses, on the first day after each month, quarter, half-year or year. */
export function reportFahrzeugeEvery(jobs: Jobs, deps: BerichtDeps): void {
  everyMandant(jobs, jobOf(deps))
}

export function reportFahrzeuge(deps: BerichtDeps, period: Period): Promise<void> {
  return runMandanten(jobOf(deps), period)
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
      objektVersion: numberOf(periode),
      tells: 'event' as const,
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
