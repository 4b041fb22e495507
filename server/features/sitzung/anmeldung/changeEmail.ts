import { sql } from 'kysely'
import type pg from 'pg'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Jobs, QueueSettings, Work, WorkOptions } from '../../../platform/jobs/createJobs.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { CONFIRM, type Confirmed, readPeopleOf } from './queries.ts'

/** An account and the code of the link that its new address was confirmed by. */
export interface EmailChange {
  readonly anmeldungId: string
  readonly codeId: string
}

const QUEUE = 'kontoAdresse'
const RETRIES: QueueSettings = {
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 60,
  retentionSeconds: 24 * 60 * 60,
}
const PACE: WorkOptions = { batch: 10, everySeconds: 2, parallel: 2 }

interface Haus {
  readonly mandantId: string
  readonly benutzerId: string
  readonly anmeldungId: string
}

/** Of an account that is nobody's person. */
export async function changeEmailAlone(
  pool: pg.Pool,
  { anmeldungId, codeId }: EmailChange,
): Promise<Confirmed> {
  const { rows } = await pool.query<Confirmed>(CONFIRM, [anmeldungId, codeId])
  return rows[0] ?? { zustand: 'ungueltig' }
}

/**
 * Gives an account its new address. The account, its person in one house, and what is to be done in further houses commit together; no
 * transaction reaches over two houses.
 */
export async function changeEmail(
  { authPool, jobs }: Pick<Deps, 'authPool' | 'jobs'>,
  change: EmailChange,
): Promise<Confirmed> {
  const { anmeldungId, codeId } = change
  const people = await readPeopleOf(authPool, anmeldungId)
  const [first, ...others] = people.map(({ mandant_id: mandantId, id: benutzerId }) => ({
    ...{ mandantId, benutzerId, anmeldungId },
  }))
  if (first === undefined) return changeEmailAlone(authPool, change)
  return forMandant(jobs.pool, first.mandantId, async (tx) => {
    const confirmed = await tx.first(ready<Confirmed>(CONFIRM, anmeldungId, codeId))
    if (confirmed?.zustand !== 'ok') return confirmed ?? { zustand: 'ungueltig' }
    await follow(tx, first)
    if (others.length > 0)
      await jobs.send(
        tx,
        QUEUE,
        others.map((data) => ({ data })),
      )
    return confirmed
  })
}

/** In the further houses of an account, each for itself, and again until it is done. */
export function followEmail(jobs: Jobs, { pool }: { readonly pool: pg.Pool }): void {
  jobs.queue(QUEUE, RETRIES)
  jobs.work<Haus>(QUEUE, PACE, ({ data }: Work<Haus>) =>
    forMandant(pool, data.mandantId, (tx) => follow(tx, data)),
  )
}

/** Brings the house's word for a person's address up to date with that of their account. */
async function follow(tx: Tx, { benutzerId, anmeldungId }: Haus): Promise<void> {
  const account = await tx.first(
    ready<{ email: string | null }>('select auth.konto_email($1) as email', anmeldungId),
  )
  if (!account?.email) return
  const { mandantId } = tx.scope
  const before = await tx.first(
    build
      .selectFrom('benutzer')
      .select('email')
      .where('mandant_id', '=', mandantId)
      .where('id', '=', benutzerId)
      .where('anmeldung_id', '=', anmeldungId)
      .forUpdate(),
  )
  if (!before || before.email === account.email) return
  await tx.run(
    build
      .updateTable('benutzer')
      .where('benutzer.mandant_id', '=', mandantId)
      .where('id', '=', benutzerId)
      .set({ email: account.email, version: sql`version + 1` }),
  )
  record(tx, {
    aktion: 'changeEmail',
    objekt: 'benutzer',
    objektId: benutzerId,
    vorher: { email: before.email },
    nachher: { email: account.email },
  })
  await raiseStand(tx)
}
