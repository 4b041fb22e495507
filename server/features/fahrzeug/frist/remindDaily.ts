import { sortAdressen } from '@platzwart/domain/einstellung/adresse'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { pruefungStand } from '@platzwart/domain/fahrzeug/pruefung'
import { reminderOf } from '@platzwart/domain/fuehrerschein/reminders'
import { dueOn } from '@platzwart/domain/fuehrerschein/stand'
import type pg from 'pg'
import type { Logger } from 'pino'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Jobs } from '../../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant, noteResult } from '../../../platform/jobs/forMandant.ts'
import type { Period } from '../../../platform/jobs/recurring.ts'
import type { Konfiguration, Konfigurationen } from '../../../platform/konfiguration/konfiguration.ts'
import { readMandant } from '../../../platform/konfiguration/mandant.ts'
import { heldByMany } from '../../berechtigung/holders.ts'
import type { SystemDeps } from '../../buchung/cancelBySystem.ts'
import { readHausEinstellungen } from '../../einstellung/queries.ts'
import type { FahrzeugMail } from '../../fahrt/receivers.ts'
import { keepSiegel } from '../../fahrtenbuch/keepSiegel.ts'
import { type DueRow, readDueLicences } from '../../fuehrerschein/queries.ts'
import { keepReminders } from './keepReminders.ts'
import { type Frist, mailFristen } from './notifyFrist.ts'
import type { FristChange } from './receivers.ts'

const DAILY_JOB = 'fahrzeug.taeglich'
/** Looked for every ten minutes, done once a day. */
const EVERY_SECONDS = 600
/** Wall time in the Mandant's zone: nobody wants to be told at midnight. */
const FROM_HOUR = 6

export interface DailyDeps extends SystemDeps {
  readonly pool: pg.Pool
  readonly konfigurationen: Konfigurationen
  readonly logger: Pick<Logger, 'info' | 'error'>
}

const jobOf = (deps: DailyDeps): MandantJob => ({
  name: DAILY_JOB,
  everySeconds: EVERY_SECONDS,
  mandanten: ({ now }) => readDue(deps.pool, now),
  work: (mandantId, { now }) => forMandant(deps.pool, mandantId, (tx) => remindMandant(deps, tx, now)),
})

/** What the day brings: licence checks and inspections that are due, seals of the logbooks. */
export function remindDailyEvery(jobs: Jobs, deps: DailyDeps): void {
  everyMandant(jobs, jobOf(deps))
}

/** Those whose day has begun and was not looked at yet. */
async function readDue(pool: pg.Pool, now: Temporal.Instant): Promise<string[]> {
  const { rows: zones } = await pool.query<{ zone: string }>(
    "select zone from auth.zonen_mit_modul('fahrzeugbuchung')",
  )
  const begun = zones
    .map(({ zone }) => ({ zone, wall: now.toZonedDateTimeISO(zone) }))
    .filter(({ wall }) => wall.hour >= FROM_HOUR)
  const { rows } = await pool.query<{ mandant_id: string }>(
    "select mandant_id from auth.mandanten_ohne_lauf('fahrzeugbuchung', $1, $2, $3)",
    [DAILY_JOB, begun.map(({ zone }) => zone), begun.map(({ wall }) => wall.toPlainDate().toString())],
  )
  return rows.map((row) => row.mandant_id)
}

export function remindDaily(deps: DailyDeps, period: Period): Promise<void> {
  return runMandanten(jobOf(deps), period)
}

async function remindMandant(deps: DailyDeps, tx: Tx, now: Temporal.Instant): Promise<void> {
  const { stand, zone } = await readMandant(tx)
  const wall = now.toZonedDateTimeISO(zone)
  const heute = wall.toPlainDate()
  // The period is the Mandant's own day: the same on every server, whenever one of them comes to it.
  if (wall.hour < FROM_HOUR || !(await claimPeriod(tx, DAILY_JOB, heute.toString()))) return
  const konfiguration = await deps.konfigurationen.of(tx, stand)
  const haus = await readHausEinstellungen(tx)
  const tell = async (typ: FahrzeugMail, change: FristChange, due: readonly Frist[]) => {
    const fresh = await keepReminders(tx, typ, due)
    await mailFristen(deps, tx, konfiguration, change, fresh)
    return fresh.length
  }
  const licences = await licencesDue(tx, konfiguration, haus, heute)
  const inspections = await inspectionsDue(tx, haus, heute)
  const ergebnis = {
    fuehrerscheinFaellig: await tell('fuehrerscheinFaellig', 'fuehrerscheinFaellig', licences.faellig),
    fuehrerscheinUeberfaellig: await tell(
      'fuehrerscheinUeberfaellig',
      'fuehrerscheinUeberfaellig',
      licences.ueberfaellig,
    ),
    pruefungFaellig: await tell('fahrzeugPruefungFaellig', 'pruefungFaellig', inspections.faellig),
    pruefungAbgelaufen: await tell(
      'fahrzeugPruefungAbgelaufen',
      'pruefungAbgelaufen',
      inspections.abgelaufen,
    ),
    fahrtenbuecherVersiegelt: await sealFahrtenbuecher(deps, tx, konfiguration, haus, heute),
  }
  await noteResult(tx, DAILY_JOB, heute.toString(), ergebnis)
  deps.logger.info({ auftrag: DAILY_JOB, mandantId: tx.scope.mandantId, ...ergebnis }, 'due')
}

/**
 * Logbooks that have grown are sealed and told, in one mail for each receiver: to the fleet managers, and to the addresses of the vehicle
 * report, whose mailboxes lie where nobody of this database can reach.
 */
async function sealFahrtenbuecher(
  deps: DailyDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  haus: Effective,
  heute: Temporal.PlainDate,
): Promise<number> {
  const siegel = await keepSiegel(tx, heute)
  if (siegel.length === 0) return 0
  const { gueltig } = sortAdressen(haus['fahrzeug.berichtAdressen'].value)
  const adressen = haus['benachrichtigung.fahrtenbuchSiegel'].value ? gueltig : []
  const tag = heute.toString()
  const frist = { was: 'fahrtenbuch', tag, siegel } as const
  const objektId = tx.scope.mandantId
  await mailFristen(deps, tx, konfiguration, 'fahrtenbuchGewachsen', [
    { objektId, schluessel: tag, frist, adressen },
  ])
  return siegel.length
}

/** Of those who may book vehicles. A licence that was never checked, or whose day of issue is not known, is due to nobody's surprise, and counted on the page of licences. */
async function licencesDue(tx: Tx, konfiguration: Konfiguration, haus: Effective, heute: Temporal.PlainDate) {
  const many = await heldByMany({ tx, konfiguration }, 'fahrzeug_buchen')
  const vorlauf = haus['fahrzeug.fuehrerscheinVorlaufTage'].value
  const due: { faellig: Frist[]; ueberfaellig: Frist[] } = { faellig: [], ueberfaellig: [] }
  for await (const rows of readDueLicences(tx, many, heute.add({ days: vorlauf }))) {
    for (const row of rows) {
      const found = dueOf(row, heute, vorlauf)
      if (found) due[found.over ? 'ueberfaellig' : 'faellig'].push(found.frist)
    }
  }
  return due
}

function dueOf(
  row: DueRow,
  heute: Temporal.PlainDate,
  vorlauf: number,
): { over: boolean; frist: Frist } | null {
  const tag = dueOn({
    ausgestelltAm: row.ausgestellt_am,
    gueltigBis: row.gueltig_bis,
    naechstePruefung: row.naechste_pruefung,
  })
  if (tag === null) return null
  const over = Temporal.PlainDate.compare(tag, heute) <= 0
  const stage = over ? 0 : reminderOf(tag, heute, vorlauf)
  if (stage === null) return null
  const inhaber = `${row.vorname} ${row.nachname}`
  const frist = {
    objektId: row.benutzer_id,
    // Another day of the next check begins anew.
    schluessel: `${tag} ${stage}`,
    frist: { was: 'fuehrerschein', inhaber, faelligAm: tag.toString() },
  } as const
  return { over, frist }
}

async function inspectionsDue(tx: Tx, haus: Effective, heute: Temporal.PlainDate) {
  const vorlauf = {
    tage: haus['fahrzeug.pflegehinweisTage'].value,
    km: haus['fahrzeug.pflegehinweisKm'].value,
  }
  const rows = await tx.all(
    build
      .selectFrom('fahrzeug_pruefung as p')
      .innerJoin('fahrzeug as f', (on) =>
        on.onRef('f.mandant_id', '=', 'p.mandant_id').onRef('f.id', '=', 'p.fahrzeug_id'),
      )
      .innerJoin('standort as s', (on) =>
        on.onRef('s.mandant_id', '=', 'f.mandant_id').onRef('s.id', '=', 'f.standort_id'),
      )
      .select(['p.fahrzeug_id', 'p.art', 'p.faellig_am', 'p.faellig_km'])
      .select(['f.marke', 'f.modell', 'f.kennzeichen', 'f.kilometerstand', 's.name as standort'])
      .where('p.mandant_id', '=', tx.scope.mandantId)
      .where('f.deaktiviert', '=', false)
      .orderBy('p.fahrzeug_id')
      .orderBy('p.art'),
  )
  const due: { faellig: Frist[]; abgelaufen: Frist[] } = { faellig: [], abgelaufen: [] }
  for (const row of rows) {
    const pruefung = { faelligAm: row.faellig_am, faelligKm: row.faellig_km }
    const stand = pruefungStand(pruefung, heute, row.kilometerstand, vorlauf)
    if (stand === 'gut') continue
    due[stand === 'faellig' ? 'abgelaufen' : 'faellig'].push({
      objektId: row.fahrzeug_id,
      schluessel: `${row.art} ${row.faellig_am ?? '-'} ${row.faellig_km ?? '-'}`,
      frist: {
        was: 'pruefung',
        pruefung: row.art,
        fahrzeug: `${row.marke} ${row.modell}`,
        kennzeichen: row.kennzeichen,
        standort: row.standort,
        faelligAm: row.faellig_am?.toString() ?? null,
        faelligKm: row.faellig_km,
        kilometerstand: row.kilometerstand,
      },
    })
  }
  return due
}
