import { PAGE } from '@platzwart/contract/paths'
import type pg from 'pg'
import { originOf } from '../../platform/sitzung/origin.ts'
import type { Auth } from './auth.ts'
import { createInvitationCode } from './createLink.ts'
import { ensureAccount } from './invite.ts'
import { endLinks } from './queries.ts'

const LINK_SECONDS = 24 * 60 * 60

export interface OperatorLink {
  readonly email: string
  /** Good once, for 24 hours; a new one at the next start makes this one worthless. */
  readonly link: string
  readonly gueltigBis: Temporal.Instant
}

/**
 * For a start without demo data: while no operator has set a password, makes the first one's account and a one-time link to set it,
 * to be printed to the log. Null as soon as there is an operator who can sign in.
 * @param emails what the operator may sign in with: the first that is no account of the demo
 */
export async function createFirstOperatorLink(
  auth: Auth,
  emails: readonly string[],
): Promise<OperatorLink | null> {
  const { rowCount } = await auth.pool.query(
    `select 1 from betreiber b join account a on a."userId" = b.user_id
     where a."providerId" = 'credential' and a."password" is not null limit 1`,
  )
  if (rowCount !== 0) return null
  const address = await firstFree(auth.pool, emails)
  if (address === null) return null
  const anmeldungId = await ensureAccount(auth.pool, address, 'Betreiber', false)
  // An account with a password is a person's own: it becomes an operator only by an operator's hand.
  const { rowCount: taken } = await auth.pool.query('select 1 from account where "userId" = $1', [
    anmeldungId,
  ])
  if (taken !== 0) return null
  await auth.pool.query('insert into betreiber (user_id) values ($1) on conflict do nothing', [anmeldungId])
  await endLinks(auth.pool, anmeldungId)
  const { code, gueltigBis } = await createInvitationCode(auth, {
    anmeldungId,
    mandantId: null,
    seconds: LINK_SECONDS,
  })
  const link = `${originOf(auth.publicUrl, null)}${PAGE.confirm}?token=${encodeURIComponent(code)}`
  return { email: address, link, gueltigBis }
}

/** The demo's own operator is nobody here, and its password is known to everybody: another address takes its place. */
async function firstFree(pool: pg.Pool, emails: readonly string[]): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(
    `select u.email from "user" u join demo_anmeldung d on d.user_id = u.id where u.email = any($1)`,
    [emails],
  )
  return emails.find((email) => !rows.some((row) => row.email === email)) ?? null
}
