import { numberOf, periodeToReport } from '@platzwart/domain/bericht/due'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { hasModul } from '@platzwart/domain/mandant/module'
import type pg from 'pg'
import type { Logger } from 'pino'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { MandantJob } from '../../../platform/jobs/everyMandant.ts'
import { claimPeriod, noteResult } from '../../../platform/jobs/forMandant.ts'
import { reportJob } from '../../../platform/jobs/reportJob.ts'
import type { Configured, Konfigurationen } from '../../../platform/konfiguration/konfiguration.ts'
import type { Mailer } from '../../../platform/mail/queueMail.ts'
import { holdersOf } from '../../berechtigung/holders.ts'
import { counts } from '../auslastung/readAuslastung.ts'
import { PLATZ_BERICHT, PLATZ_BERICHT_FLAG, type PlatzBerichtData } from './bericht.ts'

const BERICHT_JOB = 'leseraum.bericht'

export interface PlatzBerichtDeps {
  readonly pool: pg.Pool
  readonly konfigurationen: Konfigurationen
  readonly mailer: Mailer
  readonly logger: Pick<Logger, 'info'>
}

/** R1: the evaluation of the month before, to those who look after the rooms and have chosen it. */
export const reportPlaetze = (deps: PlatzBerichtDeps): MandantJob =>
  reportJob(deps.pool, {
    name: BERICHT_JOB,
    due: (now) => readDue(deps.pool, now),
    send: (tx, now) => reportMandant(deps, tx, now),
  })

/** Mandanten with rooms whose mails of the month that is over in their zone have not gone out. */
async function readDue(pool: pg.Pool, now: Temporal.Instant): Promise<string[]> {
  const due = new Set<string>()
  for (const modul of BEREICHE) {
    const { rows: zones } = await pool.query<{ zone: string }>('select zone from auth.zonen_mit_modul($1)', [
      modul,
    ])
    const over = zones.flatMap(({ zone }) => {
      const periode = periodeToReport(now.toZonedDateTimeISO(zone), 'monatlich')
      return periode === null ? [] : [{ zone, periode: periode.name }]
    })
    const { rows } = await pool.query<{ mandant_id: string }>(
      'select mandant_id from auth.mandanten_ohne_lauf($1, $2, $3, $4)',
      [modul, BERICHT_JOB, over.map(({ zone }) => zone), over.map(({ periode }) => periode)],
    )
    for (const { mandant_id } of rows) due.add(mandant_id)
  }
  return [...due]
}

async function reportMandant(deps: PlatzBerichtDeps, tx: Tx, now: Temporal.Instant): Promise<void> {
  const konfiguration = await deps.konfigurationen.current(tx)
  const { zone, module } = konfiguration.mandant
  const periode = periodeToReport(now.toZonedDateTimeISO(zone), 'monatlich')
  if (periode === null || !hasModul(module, BEREICHE)) return
  if (!(await claimPeriod(tx, BERICHT_JOB, periode.name))) return
  const people = await readReceivers({ tx, konfiguration })
  await deps.mailer.queue(
    tx,
    people.map((benutzerId) => ({
      typ: PLATZ_BERICHT,
      objektId: tx.scope.mandantId,
      objektVersion: numberOf(periode),
      tells: 'event' as const,
      empfaengerId: benutzerId,
      daten: { art: PLATZ_BERICHT, periode: periode.name } satisfies PlatzBerichtData,
    })),
  )
  const ergebnis = { empfaenger: people.length }
  await noteResult(tx, BERICHT_JOB, periode.name, ergebnis)
  deps.logger.info(
    { auftrag: BERICHT_JOB, mandantId: tx.scope.mandantId, periode: periode.name, ...ergebnis },
    'report of seats',
  )
}

const CHOSEN = `select 1 as one from einstellung_wert where mandant_id = $1 and option_name = $2 and wert = 'true' limit 1`

/** Who may read it and has chosen it; in most houses nobody has, and nobody is looked at. */
async function readReceivers({ tx, konfiguration }: Configured): Promise<string[]> {
  if (!(await tx.first(ready(CHOSEN, tx.scope.mandantId, PLATZ_BERICHT_FLAG)))) return []
  const holders = await Promise.all(counts.anyOf.map((recht) => holdersOf({ tx, konfiguration }, recht)))
  const receivers: string[] = []
  for (const id of new Set(holders.flatMap((ids) => [...ids]))) {
    const { einstellungen } = await konfiguration.person(tx, id)
    if (einstellungen[PLATZ_BERICHT_FLAG].value) receivers.push(id)
  }
  return receivers
}
