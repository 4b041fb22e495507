import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import type pg from 'pg'
import type { Tx } from '../../platform/database/tx.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'

const RETENTION_JOB = 'aufbewahrung'
const EVERY_SECONDS = 60 * 60

/** How long each kind of record is kept, in hours. */
const KEPT_HOURS = {
  benachrichtigung: retentionHours(RETENTION.benachrichtigung),
  wiederholschluessel: retentionHours(RETENTION.wiederholschluessel),
  auftragslauf: retentionHours(RETENTION.auftrag),
  leseraum_einladung: retentionHours(RETENTION.zweitePerson),
  fahrzeug_erinnerung: retentionHours(RETENTION.erinnerung),
  warteplatz: retentionHours(RETENTION.warteplatz),
} as const

/** From when on a row counts its age, where that is not when it was made. */
const AGE: Readonly<Record<string, string>> = { auftragslauf: 'begonnen', warteplatz: 'beendet' }

/** Whose a row is, of what a legal hold of that person keeps; the other kinds are the work's own, and nothing that anybody would ask for in a dispute. */
const PERSON: Readonly<Record<string, string>> = {
  benachrichtigung: 'empfaenger_id',
  warteplatz: 'benutzer_id',
}

/** A claim of a day, a month or a year must outlive it, or its work would be done again; only those named by a moment go. */
const MOMENT = 'char_length(periode) > 10'

/** Rows of one statement: well within the time limit of statements, however much there is. */
const BATCH = 5000

export interface RetentionDeps {
  readonly pool: pg.Pool
}

const jobOf = (deps: RetentionDeps): MandantJob => ({
  name: RETENTION_JOB,
  everySeconds: EVERY_SECONDS,
  whileClosed: true,
  mandanten: ({ now }) => readDue(deps.pool, now),
  work: (mandantId, period) => deleteOf(deps, mandantId, period),
})

/**
 * Mails go after 14 days, answers to repeated requests after 24 hours, who asked whom to confirm after two, places in queues 14 days after they
 * ended. Mails to and places of somebody who is under a legal hold stay.
 */
export function deleteExpiredEvery(jobs: Jobs, deps: RetentionDeps): void {
  everyMandant(jobs, jobOf(deps))
}

export function deleteExpired(deps: RetentionDeps, period: Period): Promise<void> {
  return runMandanten(jobOf(deps), period)
}

/** Houses in which something is older than it is kept. */
async function readDue(pool: pg.Pool, now: Temporal.Instant): Promise<string[]> {
  const { benachrichtigung, wiederholschluessel, auftragslauf, leseraum_einladung, fahrzeug_erinnerung } =
    KEPT_HOURS
  const { rows } = await pool.query<{ mandant_id: string }>(
    `select mandant_id from auth.mandanten_mit_abgelaufenem($1, $2, $3, $4, $5)
      union select mandant_id from auth.mandanten_mit_altem_warten($6)`,
    [
      benachrichtigung,
      wiederholschluessel,
      auftragslauf,
      leseraum_einladung,
      fahrzeug_erinnerung,
      KEPT_HOURS.warteplatz,
    ].map((hours) => now.subtract({ hours }).toString()),
  )
  return rows.map((row) => row.mandant_id)
}

async function* deleteOf(deps: RetentionDeps, mandantId: string, period: Period) {
  const mine = await forMandant(deps.pool, mandantId, (tx) => claimPeriod(tx, RETENTION_JOB, period.name))
  if (!mine) return
  for (const [table, hours] of Object.entries(KEPT_HOURS)) {
    const before = period.now.subtract({ hours })
    while ((await forMandant(deps.pool, mandantId, (tx) => deleteBatch(tx, table, before))) === BATCH) yield
  }
}

/** Which rows of a kind go at all. */
function whichOf(table: string): string {
  const person = PERSON[table]
  if (person === undefined) return table === 'auftragslauf' ? MOMENT : 'true'
  return `not exists (select from loeschsperre s where s.mandant_id = $1 and s.benutzer_id = ${table}.${person})`
}

async function deleteBatch(tx: Tx, table: string, before: Temporal.Instant): Promise<number> {
  const age = AGE[table] ?? 'erstellt'
  const { rows } = await tx.raw(
    `delete from ${table} where mandant_id = $1 and ctid = any(array(
      select ctid from ${table} where mandant_id = $1 and ${age} < $2 and ${whichOf(table)} limit ${BATCH})) returning 1`,
    [tx.scope.mandantId, before.toString()],
  )
  return rows.length
}
