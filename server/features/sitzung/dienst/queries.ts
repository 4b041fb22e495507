import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type pg from 'pg'
import type { Place } from '../../../platform/sitzung/place.ts'
import { readPeopleOf } from '../anmeldung/queries.ts'

/** What a service has said, and whose word it is. */
export interface DienstProof {
  readonly mandantId: string
  readonly dienstId: string
  readonly aussteller: string
  readonly kennung: string
  /** What the service calls its own session. */
  readonly sid: string | null
  /** What it has signed, to be shown to it again. */
  readonly idToken: string | null
}

const keyOf = (secret: string) => `${secret}\ndienst`

interface Kept {
  readonly pool: pg.Pool
  readonly secret: string
}

/** Encrypts what only this installation may read, bound to what it belongs to. */
export function keepDienstSecret(secret: string, whose: string, plain: string): Promise<string> {
  return symmetricEncrypt({ key: keyOf(secret), data: `${whose}\n${plain}` })
}

/** Null for what was kept under another key, or for something else. */
export async function openDienstSecret(secret: string, whose: string, kept: string): Promise<string | null> {
  const text = await symmetricDecrypt({ key: keyOf(secret), data: kept }).catch(() => '')
  const end = text.indexOf('\n')
  return end !== -1 && text.slice(0, end) === whose ? text.slice(end + 1) : null
}

/** Longer ones are not shown to the service again: it asks its person then. */
const ID_TOKEN_MAX = 20_000

const NOTE = `
  insert into dienst_sitzung (session_id, user_id, mandant_id, anmeldedienst_id, aussteller, kennung, sid, id_token)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

export async function noteDienstSitzung(
  { pool, secret }: Kept,
  { id, userId }: { readonly id: string; readonly userId: string },
  { mandantId, dienstId, aussteller, kennung, sid, idToken }: DienstProof,
): Promise<void> {
  const kept =
    idToken === null || idToken.length > ID_TOKEN_MAX ? null : await keepDienstSecret(secret, id, idToken)
  await pool.query(NOTE, [id, userId, mandantId, dienstId, aussteller, kennung, sid, kept])
}

interface DienstSitzung {
  readonly mandantId: string
  readonly dienstId: string
  readonly sessionId: string
  readonly idToken: string | null
}

const OF_TOKEN = `
  select d.mandant_id as "mandantId", d.anmeldedienst_id as "dienstId", d.session_id as "sessionId", d.id_token as "idToken"
  from session s join dienst_sitzung d on d.session_id = s.id where s.token = $1`

/** By which service a session has begun; null for one that began by a password or a passkey. */
export async function dienstOfSitzung(pool: pg.Pool, token: string): Promise<DienstSitzung | null> {
  return (await pool.query<DienstSitzung>(OF_TOKEN, [token])).rows[0] ?? null
}

const BARRED = `
  select bool_or(a.notfall_id = $2) as notfall from public.anmeldedienst a
  where a.mandant_id = $1 and a.aktiv and a.pflicht having count(*) > 0`

/** Whether a house lets somebody in by its service alone: everybody but the emergency account. */
export async function isBarred(pool: pg.Pool, { mandantId, benutzerId }: Place): Promise<boolean> {
  const { rows } = await pool.query<{ notfall: boolean | null }>(BARRED, [mandantId, benutzerId])
  const [row] = rows
  return row !== undefined && row.notfall !== true
}

const EMERGENCY = `
  select 1 from public.anmeldedienst
  where mandant_id = any($1::uuid[]) and notfall_id = any($2::uuid[]) and aktiv and pflicht limit 1`

/** Whether an account is to let somebody in when a service is down. */
export async function isEmergency(pool: pg.Pool, anmeldungId: string): Promise<boolean> {
  const people = await readPeopleOf(pool, anmeldungId)
  const houses = people.map(({ mandant_id }) => mandant_id)
  const ids = people.map(({ id }) => id)
  return (await pool.query(EMERGENCY, [houses, ids])).rowCount === 1
}

const END = `
  delete from session s using dienst_sitzung d
  where d.session_id = s.id and d.mandant_id = $1 and d.anmeldedienst_id = $2
    and ($3::text is null or d.kennung = $3) and ($4::text is null or d.sid = $4) returning s.id`

interface Ending {
  readonly mandantId: string
  readonly dienstId: string
  /** Null: whosever. */
  readonly kennung: string | null
  /** Null: all of them. */
  readonly sid: string | null
}

/** Ends sessions that a service has begun; says how many. */
export async function endDienstSitzungen(
  pool: pg.Pool,
  { mandantId, dienstId, kennung, sid }: Ending,
): Promise<number> {
  return (await pool.query(END, [mandantId, dienstId, kennung, sid])).rowCount ?? 0
}
