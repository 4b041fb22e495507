import type pg from 'pg'
import type { Tx } from '../../platform/database/tx.ts'
import type { Jobs } from '../../platform/jobs/createJobs.ts'
import { everyMandant, type MandantJob, runMandanten } from '../../platform/jobs/everyMandant.ts'
import { claimPeriod, forMandant, noteResult } from '../../platform/jobs/forMandant.ts'
import type { Period } from '../../platform/jobs/recurring.ts'
import { MAIL_QUEUE } from '../../platform/mail/queueMail.ts'

const LOST_MAIL_JOB = 'verlorenePost'
const EVERY_SECONDS = 15 * 60
/** Longer than any transaction lives that has written a mail and has yet to write its job. */
const LOST_MINUTES = 15
/** Mails of one run; no more can have been under way at once. */
const BATCH = 500

export interface LostMailDeps {
  readonly pool: pg.Pool
}

type Sender = Pick<Jobs, 'send'>

const jobOf = (jobs: Sender, { pool }: LostMailDeps): MandantJob => ({
  name: LOST_MAIL_JOB,
  everySeconds: EVERY_SECONDS,
  mandanten: ({ now }) => readDue(pool, lostBefore(now)),
  work: (mandantId, period) => queueOf(jobs, pool, mandantId, period),
})

/** Queues again what waits in the outbox without a job: a mail is never lost, whatever died between the two. */
export function queueLostEvery(jobs: Jobs, deps: LostMailDeps): void {
  everyMandant(jobs, jobOf(jobs, deps))
}

export function queueLost(jobs: Sender, deps: LostMailDeps, period: Period): Promise<void> {
  return runMandanten(jobOf(jobs, deps), period)
}

function lostBefore(now: Temporal.Instant): string {
  return now.subtract({ minutes: LOST_MINUTES }).toString()
}

async function readDue(pool: pg.Pool, before: string): Promise<string[]> {
  const { rows } = await pool.query<{ mandant_id: string }>(
    'select mandant_id from auth.mandanten_mit_verlorener_post($1)',
    [before],
  )
  return rows.map((row) => row.mandant_id)
}

async function queueOf(jobs: Sender, pool: pg.Pool, mandantId: string, period: Period): Promise<void> {
  await forMandant(pool, mandantId, async (tx) => {
    if (!(await claimPeriod(tx, LOST_MAIL_JOB, period.name))) return
    const ids = await selectLost(tx, lostBefore(period.now))
    const work = ids.map((benachrichtigungId) => ({ data: { mandantId, benachrichtigungId } }))
    await jobs.send(tx, MAIL_QUEUE, work)
    await noteResult(tx, LOST_MAIL_JOB, period.name, { verloren: ids.length })
  })
}

/** Two statements: on several machines the house's rows and the queue stand on different ones. */
async function selectLost(tx: Tx, before: string): Promise<string[]> {
  const { mandantId } = tx.scope
  const jobs = await tx.raw<{ id: string }>(
    `select data ->> 'benachrichtigungId' as id from pgboss.job
     where name = $2 and state < 'completed' and data ->> 'mandantId' = $1::text and data ->> 'benachrichtigungId' is not null`,
    [mandantId, MAIL_QUEUE],
  )
  const lost = await tx.raw<{ id: string }>(
    `select id from benachrichtigung where mandant_id = $1 and status = 'wartend' and erstellt < $2 and id <> all ($3::uuid[])
     order by erstellt limit ${BATCH}`,
    [mandantId, before, jobs.rows.map(({ id }) => id)],
  )
  return lost.rows.map(({ id }) => id)
}
