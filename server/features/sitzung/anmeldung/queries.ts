import type pg from 'pg'
import type { Place } from '../../../platform/sitzung/place.ts'

/** An address that an account is to have as soon as it is confirmed. */
export interface EmailWechsel {
  readonly email: string
  /** An instant. */
  readonly gueltigBis: string
}

const WECHSEL = `
  select w.email, to_json(v."expiresAt")#>>'{}' as "gueltigBis"
  from email_wechsel w join verification v on v.id = w.verification_id
  where w.user_id = $1 and v."expiresAt" > now()`

export async function readEmailWechsel(pool: pg.Pool, anmeldungId: string): Promise<EmailWechsel | null> {
  return (await pool.query<EmailWechsel>(WECHSEL, [anmeldungId])).rows[0] ?? null
}

/** The last one that was asked for is the one that counts: the link of the one before goes with it. */
export async function saveEmailWechsel(
  pool: pg.Pool,
  { anmeldungId, email, codeId }: { anmeldungId: string; email: string; codeId: string },
): Promise<void> {
  await pool.query(
    `with saved as (
       insert into email_wechsel as w (user_id, email, verification_id) values ($1, $2, $3)
       on conflict (user_id) do update set email = $2, verification_id = $3 returning w.user_id)
     delete from verification v using email_wechsel b, saved
       where b.user_id = saved.user_id and v.id = b.verification_id and v.id <> $3`,
    [anmeldungId, email, codeId],
  )
}

export async function deleteEmailWechsel(pool: pg.Pool, anmeldungId: string): Promise<void> {
  await pool.query(
    'delete from verification v using email_wechsel w where w.user_id = $1 and v.id = w.verification_id',
    [anmeldungId],
  )
}

export async function isTaken(pool: pg.Pool, email: string, anmeldungId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from "user" where email = $1 and id <> $2', [
    email,
    anmeldungId,
  ])
  return rowCount !== 0
}

/** What the change of an address comes to (`auth.confirm_email_wechsel`). */
export type Confirmed =
  | { readonly zustand: 'ok'; readonly vorher: string; readonly nachher: string }
  | { readonly zustand: 'vergeben' }
  | { readonly zustand: 'ungueltig' }

export const CONFIRM = 'select * from auth.confirm_email_wechsel($1, $2)'

/** Who an account is in one house. */
interface PersonOf {
  readonly mandant_id: string
  readonly id: string
  /** Of who was put out no invitation is accepted. */
  readonly eingeladen: boolean
}

/** The people of an account, in whatever houses: every machine of a cluster is asked. */
export async function readPeopleOf(pool: pg.Pool, anmeldungId: string): Promise<readonly PersonOf[]> {
  const { rows } = await pool.query<PersonOf>(
    "select mandant_id, id, coalesce(einladung_bis > now(), false) and status = 'aktiv' as eingeladen from public.benutzer where anmeldung_id = $1 order by 1",
    [anmeldungId],
  )
  return rows
}

/** Whether an account may be somebody in several houses: the directory alone is asked. */
export async function isInSeveral(pool: pg.Pool, anmeldungId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from auth."user" where id = $1 and mehrere', [anmeldungId])
  return rowCount === 1
}

/** @param come a condition on who is somebody in another Mandant */
const elsewhere =
  (come: string) =>
  async (pool: pg.Pool, anmeldungId: string, mandantId: string): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `select 1 from public.benutzer where anmeldung_id = $1 and not mandant_id = $2 ${come}
       union all select 1 from auth.betreiber where user_id = $1 limit 1`,
      [anmeldungId, mandantId],
    )
    return rowCount === 1
  }

/** Whether an account is more than somebody's in this Mandant: somebody's in another one, or an operator's. */
export const isElsewhere = elsewhere('')

/** Whether an account is an operator's, or somebody's who has come to another Mandant. */
export const isSettledElsewhere = elsewhere('and einladung_bis is null')

/** Where two servers of different versions run, the older one invites without saying so. */
export async function noteSeveral(pool: pg.Pool, anmeldungId: string): Promise<void> {
  await pool.query('update auth."user" set mehrere = true where id = $1 and not mehrere', [anmeldungId])
}

/** Whether an account may be anybody on this server: the demo's are closed where there is no demo. */
export async function isOpen(pool: pg.Pool, anmeldungId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 where auth.is_open($1)', [anmeldungId])
  return rowCount === 1
}

/** A house that somebody can go to with their account. */
export interface Haus extends Place {
  readonly name: string
  /** Invited, and not been there yet. */
  readonly eingeladen: boolean
  /** Its own host, where it has one. */
  readonly domain: string | null
  /** Seconds after which a session is over there, used or not. */
  readonly gesamt: number
}

/**
 * An invitation that nobody answered in time leads nowhere; nor does any while nobody knows whether the address is the account's: those who look
 * after people of one house may have given it to somebody else's.
 */
export const invitedInTime = (confirmed = 'true') =>
  `(b.einladung_bis is null or ${confirmed} and b.einladung_bis > now())`

const CONFIRMED = 'select 1 from auth."user" where id = $1 and "emailVerified"'

/** Whether an account has shown that its address is its own. */
export async function isConfirmed(pool: pg.Pool, anmeldungId: string): Promise<boolean> {
  return (await pool.query(CONFIRMED, [anmeldungId])).rowCount === 1
}

const HAEUSER = `
  select b.mandant_id as "mandantId", b.id as "benutzerId", m.name, b.einladung_bis is not null as eingeladen,
    date_part('epoch', m.sitzung_gesamt) as gesamt
  from public.benutzer b join public.mandant m on m.id = b.mandant_id
  where b.mandant_id = any($2::uuid[]) and b.anmeldung_id = $1 and b.status = 'aktiv' and m.gesperrt is null and ${invitedInTime('$3')}
  order by m.name, m.id`

const DOMAINS =
  'select mandant_id as id, min(domain) as domain from mandant_domain where mandant_id = any($1::uuid[]) group by 1'

/**
 * Where an account can go: suspended houses, and those that have put the person out, are not among them. What the directory knows is asked for by
 * itself: on a cluster it lies on another machine than the houses.
 */
export async function readHaeuser(pool: pg.Pool, anmeldungId: string): Promise<readonly Haus[]> {
  const people = await readPeopleOf(pool, anmeldungId)
  if (people.length === 0) return []
  const ids = people.map(({ mandant_id }) => mandant_id)
  const confirmed = await isConfirmed(pool, anmeldungId)
  const [open, houses, { rows: hosts }] = await Promise.all([
    isOpen(pool, anmeldungId),
    pool.query<Omit<Haus, 'domain'>>(HAEUSER, [anmeldungId, ids, confirmed]),
    pool.query<{ readonly id: string; readonly domain: string }>(DOMAINS, [ids]),
  ])
  if (!open) return []
  const domains = new Map(hosts.map(({ id, domain }) => [id, domain]))
  return houses.rows.map((haus) => ({ ...haus, domain: domains.get(haus.mandantId) ?? null }))
}

/** Where a sign-in leads, and whether somebody gets in there. */
export interface Target extends Place {
  readonly gesperrt: boolean
  readonly eingeladen: boolean
}

const TARGET = `
  select b.mandant_id as "mandantId", b.id as "benutzerId", m.gesperrt is not null as gesperrt, b.einladung_bis is not null as eingeladen
  from public.benutzer b join public.mandant m on m.id = b.mandant_id
  where b.anmeldung_id = $1 and b.status = 'aktiv' and ($2::uuid is null or b.mandant_id = $2) and ${invitedInTime('$4')}
  order by m.gesperrt is not null, b.einladung_bis is not null, b.mandant_id is distinct from $3::uuid, b.mandant_id limit 1`

interface Wish {
  /** The house of the host: none other counts there. */
  readonly host: string | null
  /** The house that is meant, as far as one can go there. */
  readonly haus: string | null
}

/** Where somebody is after signing in: in the house of the host; else in the one that is meant, or in any of theirs before one they are only invited to. */
export async function readTarget(
  pool: pg.Pool,
  anmeldungId: string,
  { host, haus }: Wish,
): Promise<Target | null> {
  const [open, confirmed] = await Promise.all([isOpen(pool, anmeldungId), isConfirmed(pool, anmeldungId)])
  const found = await pool.query<Target>(TARGET, [anmeldungId, host, haus, confirmed])
  return (open && found.rows[0]) || null
}

interface Move {
  readonly from: string
  readonly to: string
  readonly mandantId: string
  /** Seconds that a session lasts there. */
  readonly gesamt: number
}

/**
 * Gives a session another token, of another place: as old as it is, and on a computer as shared as it was. The old token opens nothing any more.
 * @returns false when it is too old for that house, or began before that house last ended it; and when it is no more
 */
export async function moveSession(pool: pg.Pool, { from, to, mandantId, gesamt }: Move): Promise<boolean> {
  const text = 'select auth.move_sitzung($1, $2, $3, $4) as moved'
  const { rows } = await pool.query<{ moved: boolean }>(text, [from, to, mandantId, gesamt])
  return rows[0]?.moved === true
}

/** Keeps a password by another procedure, unless it was changed meanwhile. */
export async function replaceHash(
  pool: pg.Pool,
  anmeldungId: string,
  before: string,
  after: string,
): Promise<void> {
  await pool.query(
    `update account set "password" = $3, "updatedAt" = now()
      where "userId" = $1 and "providerId" = 'credential' and "password" = $2`,
    [anmeldungId, before, after],
  )
}
