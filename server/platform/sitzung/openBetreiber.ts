import type pg from 'pg'
import { isValidAtHost, placeIn } from './place.ts'

/** An operator of the installation, who may also be a person of a house. */
export interface Betreiber {
  /** Identifies them in audit trails. */
  readonly id: string
  readonly email: string
  readonly name: string
  /** Their account has a second factor. */
  readonly faktor: boolean
  /** They re-authenticated within the last ten minutes. */
  readonly bewiesen: boolean
}

/** Idle timeout: an operator's session opens every house. */
const IDLE_SECONDS = 12 * 60 * 60
/** Absolute timeout. */
const TOTAL_SECONDS = 7 * 24 * 60 * 60

/** Times in seconds. */
interface SessionRow {
  readonly sitzung: string
  readonly anmeldung: string
  readonly email: string
  readonly name: string
  readonly betreiber: string | null
  readonly unbenutzt: number
  readonly alter: number
  readonly faktor: boolean
  readonly bewiesen: boolean
}

const SESSION = `
  select s.id as sitzung, s."userId" as anmeldung, u.email, u.name, o.id as betreiber,
    date_part('epoch', now() - s."updatedAt") as unbenutzt, date_part('epoch', now() - s."createdAt") as alter,
    coalesce(s."bewiesen" > now() - interval '10 minutes', false) as bewiesen,
    exists (select from auth.zweitfaktor z where z.user_id = u.id and z.seit is not null)
      or exists (select from auth.passkey p where p.user_id = u.id) as faktor
  from auth.session s join auth."user" u on u.id = s."userId" left join auth.betreiber o on o.user_id = s."userId"
  where s.token = $1 and s."expiresAt" > now() and auth.is_open(s."userId")`

const PERSON = `
  select 1 from public.benutzer b join public.mandant m on m.id = b.mandant_id
  where b.anmeldung_id = $1 and b.status = 'aktiv' and m.gesperrt is null and ($2::uuid is null or b.mandant_id = $2)
    and ($5::uuid is null or b.id = $5) and date_part('epoch', m.sitzung_leerlauf) > $3 and date_part('epoch', m.sitzung_gesamt) > $4`

const USED = `update auth.session set "updatedAt" = now() where id = $1 and "updatedAt" < now() - interval '5 minutes'`

async function sessionOf(pool: pg.Pool, token: string): Promise<SessionRow | null> {
  return (await pool.query<SessionRow>(SESSION, [token])).rows[0] ?? null
}

/** Independent of the session settings of a house in which the operator is also a person. */
function holdsForBetreiber({ betreiber, unbenutzt, alter }: SessionRow): boolean {
  return betreiber !== null && unbenutzt < IDLE_SECONDS && alter < TOTAL_SECONDS
}

/** Whether a session is valid, as an operator's or as that of a person in a house. */
async function holds(pool: pg.Pool, row: SessionRow, token: string, mandantId: string | null) {
  const { unbenutzt, alter, betreiber } = row
  if (holdsForBetreiber(row)) return true
  const place = placeIn(token)
  // An operator's session without a house in its token belongs to none.
  if (place === null && betreiber !== null) return false
  const where = place?.mandantId ?? mandantId
  const values = [row.anmeldung, where, unbenutzt, alter, place?.benutzerId ?? null]
  return (await pool.query(PERSON, values)).rowCount !== 0
}

/** The same check as the session gate's (`openSitzung`), for answers without a transaction in a house. */
export async function sitzungHolds(pool: pg.Pool, token: string, mandantId: string | null): Promise<boolean> {
  if (!isValidAtHost(token, mandantId)) return false
  const row = await sessionOf(pool, token)
  return row !== null && holds(pool, row, token, mandantId)
}

/**
 * The operators' gate: returns the operator of a session, or null if it is not an operator's. Independent of
 * any house. Counts as use of the session.
 * @param hostMandantId the host's house, at which sessions of other houses are invalid
 */
export async function openBetreiber(
  pool: pg.Pool,
  token: string,
  hostMandantId: string | null,
): Promise<Betreiber | 'abgelaufen' | null> {
  if (!isValidAtHost(token, hostMandantId)) return null
  const row = await sessionOf(pool, token)
  if (row === null || row.betreiber === null) return null
  if (!holdsForBetreiber(row)) return 'abgelaufen'
  await pool.query(USED, [row.sitzung])
  const { betreiber: id, email, name, faktor, bewiesen } = row
  return { id, email, name, faktor, bewiesen }
}
