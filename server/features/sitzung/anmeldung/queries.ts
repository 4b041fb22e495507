import type pg from 'pg'

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

/** The people of an account, in whatever houses. */
export async function readPeopleOf(
  pool: pg.Pool,
  anmeldungId: string,
): Promise<readonly { readonly mandant_id: string; readonly id: string }[]> {
  const { rows } = await pool.query(
    'select mandant_id, id from public.benutzer where anmeldung_id = $1 order by mandant_id',
    [anmeldungId],
  )
  return rows
}
