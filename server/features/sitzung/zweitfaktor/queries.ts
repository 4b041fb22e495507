import type pg from 'pg'

export interface FactorRow {
  readonly geheimnis: string | null
  /** An instant; null while none is asked for. */
  readonly seit: string | null
  /** Of an app that is being set up, as long as it can be confirmed. */
  readonly neu: string | null
  readonly codes: number
  /** The last step whose code was used. */
  readonly schritt: string
  /** Set up within the last minute. */
  readonly frisch: boolean
}

const FACTOR = `
  select z.geheimnis, to_json(z.seit)#>>'{}' as seit, case when z.neu_bis > now() then z.neu end as neu, z.schritt,
    coalesce(z.seit > now() - interval '1 minute', false) as frisch,
    (select count(*)::int from zweitfaktor_code c where c.user_id = z.user_id) as codes
  from zweitfaktor z where z.user_id = $1`

export async function readFactor(pool: pg.Pool, anmeldungId: string): Promise<FactorRow | null> {
  return (await pool.query<FactorRow>(FACTOR, [anmeldungId])).rows[0] ?? null
}

const ASKED = `
  select 1 from zweitfaktor where user_id = $1 and seit is not null
  union all select 1 from passkey where user_id = $1 limit 1`

/** Whether an account is asked for a second factor: an app, or a passkey. */
export async function hasFactor(pool: pg.Pool, anmeldungId: string): Promise<boolean> {
  return (await pool.query(ASKED, [anmeldungId])).rowCount === 1
}

/** True once for each step: of two who come with the same code one is too late, and so is whoever has watched it being typed. */
export async function takeStep(pool: pg.Pool, anmeldungId: string, step: number): Promise<boolean> {
  const taken = 'update zweitfaktor set schritt = $2 where user_id = $1 and schritt < $2'
  return (await pool.query(taken, [anmeldungId, step])).rowCount === 1
}

/** True once for each code. */
export async function takeCode(pool: pg.Pool, anmeldungId: string, hash: Buffer): Promise<boolean> {
  const taken = 'delete from zweitfaktor_code where user_id = $1 and pruefwert = $2'
  return (await pool.query(taken, [anmeldungId, hash])).rowCount === 1
}

/** An app that is to be confirmed; the one that is asked for stays until then. */
export async function saveNewFactor(
  pool: pg.Pool,
  anmeldungId: string,
  neu: string,
  seconds: number,
): Promise<void> {
  await pool.query(
    `insert into zweitfaktor (user_id, neu, neu_bis) values ($1, $2, now() + make_interval(secs => $3))
     on conflict (user_id) do update set neu = $2, neu_bis = now() + make_interval(secs => $3)`,
    [anmeldungId, neu, seconds],
  )
}

export const ACTIVATE = 'select auth.activate_zweitfaktor($1, $2, $3, $4) as gut'
export const REMOVE = 'select auth.remove_zweitfaktor_app($1, $2) as wie'
export const RENEW = 'select auth.renew_zweitfaktor_codes($1, $2) as gut'
