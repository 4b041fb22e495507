import { isAddressOfAccount } from '@platzwart/domain/sitzung/ownAddress'
import { sql } from 'kysely'
import type pg from 'pg'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Jobs, QueueSettings, Work, WorkOptions } from '../../../platform/jobs/createJobs.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import { lockStand, raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { readHaeuser, readPeopleOf } from './queries.ts'

/** What is changed of an account by one question to the directory, and what the trail of its houses says of it. */
export interface AccountChange<T> {
  readonly anmeldungId: string
  /** May be asked in the scope of a house, too; its first parameters are `values`. */
  readonly text: string
  readonly values: readonly unknown[]
  /** Whether anything came of it. */
  readonly changed: (row: T) => boolean
  /** As the trails call it; a changed address tells of itself. */
  readonly aktion?: string
}

/** Changes an account, and lets its houses know. @returns what the directory answered */
export type ChangeAccount = <T extends object>(change: AccountChange<T>) => Promise<T | undefined>

const QUEUE = 'anmeldungFolgen'
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
  readonly aktion: string | null
}

async function ask<T extends object>(pool: pg.Pool, { text, values }: AccountChange<T>) {
  return (await pool.query<T>(text, [...values])).rows[0]
}

/** In the directory alone. */
export const changeAccountAlone =
  (pool: pg.Pool): ChangeAccount =>
  (change) =>
    ask(pool, change)

/**
 * The account, what one of its houses notes, and what is to be done in the others commit together; no transaction reaches over two houses.
 */
export const changeAccount =
  ({ authPool, jobs }: Pick<Deps, 'authPool' | 'jobs'>): ChangeAccount =>
  async <T extends object>(change: AccountChange<T>) => {
    const { anmeldungId, text, values, changed, aktion = null } = change
    const people = await readPeopleOf(authPool, anmeldungId)
    const [first, ...others] = people.map(({ mandant_id: mandantId, id: benutzerId }): Haus => {
      return { mandantId, benutzerId, anmeldungId, aktion }
    })
    if (first === undefined) return ask(authPool, change)
    return forMandant(jobs.pool, first.mandantId, async (tx) => {
      await lockStand(tx)
      const row = await tx.first(ready<T>(text, ...values))
      if (row === undefined || !changed(row)) return row
      await follow(tx, first)
      const work = others.map((data) => ({ data }))
      if (work.length > 0) await jobs.send(tx, QUEUE, work)
      return row
    })
  }

/** In the further houses of an account, each for itself, and again until it is done. */
export function followAccounts(jobs: Jobs, { pool }: { readonly pool: pg.Pool }): void {
  jobs.queue(QUEUE, RETRIES)
  jobs.work<Haus>(QUEUE, PACE, ({ data }: Work<Haus>) =>
    forMandant(pool, data.mandantId, (tx) => follow(tx, data)),
  )
}

/** A new version of the house, because what it knows of its people is kept by it; and the trail of the person. */
async function follow(tx: Tx, haus: Haus): Promise<void> {
  const { benutzerId, aktion } = haus
  await lockStand(tx)
  await followEmail(tx, haus)
  if (aktion !== null)
    record(tx, { aktion, objekt: 'benutzer', objektId: benutzerId, imAuftragId: benutzerId })
  await raiseStand(tx)
}

/** Brings the house's word for a person's address up to date with that of their account. */
async function followEmail(tx: Tx, { benutzerId, anmeldungId }: Haus): Promise<void> {
  const account = await tx.first(
    ready<{ email: string | null }>('select auth.konto_email($1) as email', anmeldungId),
  )
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
  const email = account?.email
  if (!email || isAddressOfAccount(email) || !before || before.email === email) return
  await tx.run(
    build
      .updateTable('benutzer')
      .where('benutzer.mandant_id', '=', mandantId)
      .where('id', '=', benutzerId)
      .set({ email, version: sql`version + 1` }),
  )
  record(tx, {
    aktion: 'changeEmail',
    objekt: 'benutzer',
    objektId: benutzerId,
    imAuftragId: benutzerId,
    vorher: { email: before.email },
    nachher: { email },
  })
}

/** Whether a house that lets an account in asks for a second factor. */
export async function needsFactor(
  { authPool, jobs, konfigurationen }: Pick<Deps, 'authPool' | 'jobs' | 'konfigurationen'>,
  anmeldungId: string,
): Promise<boolean> {
  const members = (await readHaeuser(authPool, anmeldungId)).filter(({ eingeladen }) => !eingeladen)
  for (const { mandantId, benutzerId } of members) {
    const needed = await forMandant(jobs.pool, mandantId, async (tx) => {
      const konfiguration = await konfigurationen.current(tx)
      return (await konfiguration.person(tx, benutzerId)).zweitfaktorNoetig
    })
    if (needed) return true
  }
  return false
}
