import { PAGE } from '@platzwart/contract/paths'
import type { Language } from '@platzwart/phrases/phrases'
import type pg from 'pg'
import type { Place } from '../../platform/sitzung/place.ts'
import { invitedInTime, isOpen } from './anmeldung/queries.ts'

/** The person behind an account, in the Mandant where they are met. */
export interface AccountPerson {
  readonly mandantId: string
  readonly benutzerId: string
  readonly sprache: Language
  /** The house is suspended: nobody gets in. */
  readonly gesperrt: boolean
}

/** Row-level security leaves `benutzer` readable for the sign-in's role, because no Mandant is known yet. */
const PERSON = `
  select b.mandant_id as "mandantId", b.id as "benutzerId", b.sprache, m.gesperrt is not null as gesperrt
  from public.benutzer b join public.mandant m on m.id = b.mandant_id
  where b.anmeldung_id = $1 and b.status = 'aktiv' and ($2::uuid is null or b.mandant_id = $2)
    and ${invitedInTime()}
  order by m.gesperrt is not null, b.mandant_id limit 1`

/** The active person of an account in a Mandant, or in any when null; an invitation that ran out leads nowhere until it is sent again. */
async function activePerson(
  pool: pg.Pool,
  anmeldungId: string,
  mandantId: string | null,
): Promise<AccountPerson | null> {
  const [open, { rows }] = await Promise.all([
    isOpen(pool, anmeldungId),
    pool.query<AccountPerson>(PERSON, [anmeldungId, mandantId]),
  ])
  return (open && rows[0]) || null
}

/**
 * Whom a mail about an account is for: in their language, in whose outbox it stands, which for an operator is nobody's, and on which page
 * the account is looked after.
 */
export async function receiverOf(pool: pg.Pool, anmeldungId: string, mandantId: string | null) {
  const [person, operator] = await Promise.all([
    activePerson(pool, anmeldungId, mandantId),
    isBetreiber(pool, anmeldungId),
  ])
  const sprache: Language = person?.sprache ?? 'de'
  const seite = operator ? PAGE.adminKonto : PAGE.passwort
  return { sprache, person: operator ? null : person, operator, seite }
}

const RECOVERING = `
  select b.mandant_id as "mandantId", b.id as "benutzerId", b.sprache, m.gesperrt is not null as gesperrt,
    $2::uuid is null or b.mandant_id = $2 as here
  from public.benutzer b join public.mandant m on m.id = b.mandant_id
  where b.anmeldung_id = $1 and b.status = 'aktiv' and ${invitedInTime()}
  order by m.gesperrt is not null, b.mandant_id`

/**
 * Whom the mail about a forgotten password is for; null where nobody is to have one: where the account is nobody here.
 */
export async function recoveringPerson(
  pool: pg.Pool,
  anmeldungId: string,
  mandantId: string | null,
): Promise<AccountPerson | null> {
  const [open, { rows }] = await Promise.all([
    isOpen(pool, anmeldungId),
    pool.query<AccountPerson & { readonly here: boolean }>(RECOVERING, [anmeldungId, mandantId]),
  ])
  if (!open) return null
  return rows.find(({ here }) => here) ?? null
}

export async function isBetreiber(pool: pg.Pool, anmeldungId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from betreiber where user_id = $1', [anmeldungId])
  return rowCount === 1
}

/** The address of an account was shown to be its own. */
export async function confirmAccount(pool: pg.Pool, anmeldungId: string): Promise<void> {
  await pool.query('update "user" set "emailVerified" = true where id = $1', [anmeldungId])
}

/** Whether an account has set a password. */
export async function hasPassword(pool: pg.Pool, anmeldungId: string): Promise<boolean> {
  return (await passwordHashOf(pool, anmeldungId)) !== null
}

export async function passwordHashOf(pool: pg.Pool, anmeldungId: string): Promise<string | null> {
  const { rows } = await pool.query<{ password: string | null }>(
    `select "password" from account where "userId" = $1 and "providerId" = 'credential'`,
    [anmeldungId],
  )
  return rows[0]?.password ?? null
}

/** The accounts behind addresses, as far as there are any. */
export async function kontenOf(
  pool: pg.Pool,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    'select id, email from "user" where email = any($1)',
    [emails],
  )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** The same sessions that `auth.end_sitzungen_in` would end. */
const OPEN = `
  select count(*)::int as anzahl from session s
  where s."userId" = $1 and s."expiresAt" > now()
    and (s.token like '%\\_' || $2 || '\\_' || $3
      or (s.token !~ '_[0-9a-f-]{36}_[0-9a-f-]{36}$' and not exists (select 1 from betreiber o where o.user_id = $1)))`

/** On how many devices somebody is signed in as this person. */
export async function countSitzungen(
  pool: pg.Pool,
  anmeldungId: string,
  { mandantId, benutzerId }: Place,
): Promise<number> {
  const { rows } = await pool.query<{ anzahl: number }>(OPEN, [anmeldungId, mandantId, benutzerId])
  return rows[0]?.anzahl ?? 0
}

export async function nameOfHouse(pool: pg.Pool, mandantId: string): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>('select name from public.mandant where id = $1', [
    mandantId,
  ])
  return rows[0]?.name ?? null
}

export async function emailOf(pool: pg.Pool, anmeldungId: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>('select email from "user" where id = $1', [
    anmeldungId,
  ])
  return rows[0]?.email ?? null
}

const SIGNED_IN = `
  insert into mandant_anmeldung as a (mandant_id, zuletzt) values ($1, now())
  on conflict (mandant_id) do update set zuletzt = now() where a.zuletzt < now() - interval '5 minutes'`

/** That somebody of the house was here; who it was is not kept by it. */
export async function noteAnmeldung(pool: pg.Pool, mandantId: string): Promise<void> {
  await pool.query(SIGNED_IN, [mandantId])
}

/** What a password must not be: the account's own words. */
export async function wordsOf(
  pool: pg.Pool,
  by: { readonly id: string } | { readonly token: string },
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; email: string }>(
    `select u.name, u.email from "user" u
     where u.id = $1 or u.id = (select s."userId" from session s where s.token = $2)`,
    'id' in by ? [by.id, null] : [null, by.token],
  )
  return rows.flatMap(({ name, email }) => [name, name.replaceAll(' ', ''), email, email.split('@')[0] ?? ''])
}

/** Minutes after the sign-in for which it counts as the proof of an account that has no password here. */
const FRESH_MINUTES = 15

const FRESH = `select 1 from session where token = $1 and "createdAt" > now() - make_interval(mins => $2)`

export async function isFresh(pool: pg.Pool, token: string): Promise<boolean> {
  return (await pool.query(FRESH, [token, FRESH_MINUTES])).rowCount === 1
}

const PROVEN = `select 1 from session where token = $1 and "bewiesen" > now() - make_interval(secs => $2)`

/** Whether whoever is signed in has shown again who they are, within so many seconds. */
export async function isProven(pool: pg.Pool, token: string, seconds: number): Promise<boolean> {
  return (await pool.query(PROVEN, [token, seconds])).rowCount === 1
}

/** They have just done so. */
export async function noteProof(pool: pg.Pool, token: string): Promise<void> {
  await pool.query('update session set "bewiesen" = now() where token = $1', [token])
}

/** Whether a session was begun on a computer that others use, too. */
export async function isShared(pool: pg.Pool, token: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from session where token = $1 and geteilt', [token])
  return rowCount === 1
}

export interface AccountOfToken {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
}

const ACCOUNT = 'select id, email, name, "emailVerified" from "user" where id ='

export async function accountOfToken(pool: pg.Pool, token: string): Promise<AccountOfToken | null> {
  const text = `${ACCOUNT} (select s."userId" from session s where s.token = $1)`
  return (await pool.query<AccountOfToken>(text, [token])).rows[0] ?? null
}

/** The token of another session of whose this one is; null where there is none. */
export async function tokenOfSitzung(pool: pg.Pool, own: string, id: string): Promise<string | null> {
  const text =
    'select o.token from session s join session o on o."userId" = s."userId" where s.token = $1 and o.id = $2'
  return (await pool.query<{ token: string }>(text, [own, id])).rows[0]?.token ?? null
}

export async function accountOfId(pool: pg.Pool, id: string): Promise<AccountOfToken | null> {
  return (await pool.query<AccountOfToken>(`${ACCOUNT} $1`, [id])).rows[0] ?? null
}

/** Whatever mail or half a sign-in has led to an account: its links open nothing any more, and second steps that have begun are over. */
export async function endLinks(pool: pg.Pool, anmeldungId: string): Promise<void> {
  await pool.query('delete from verification where value = $1', [anmeldungId])
}

/** Every other device of an account is signed out. */
export async function endOthers(pool: pg.Pool, anmeldungId: string, token: string): Promise<void> {
  await pool.query('delete from session where "userId" = $1 and token <> $2', [anmeldungId, token])
}
