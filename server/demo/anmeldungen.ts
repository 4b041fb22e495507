import type pg from 'pg'
import { loginOf } from './logins.ts'
import type { Person } from './mandanten/template.ts'
import type { Random } from './random.ts'

const USERS = `
  insert into auth."user" ("id", "name", "email", "emailVerified")
  select r.id, r.name, r.email, true from jsonb_to_recordset($1::jsonb) as r(id text, name text, email text)
  on conflict (email) do update set "emailVerified" = true
  returning "id", "email"`

/**
 * As better-auth looks for them: provider `credential`, the account's id is the user's. Whoever gets the published password is marked in
 * the same statement; an account that had a password before stays somebody's own.
 */
const ACCOUNTS = `
  with made as (
    insert into auth.account ("id", "accountId", "providerId", "userId", "password")
    select r.id, r."userId", 'credential', r."userId", $2 from jsonb_to_recordset($1::jsonb) as r(id text, "userId" text)
    where not exists (select from auth.account a where a."userId" = r."userId" and a."providerId" = 'credential')
    returning "userId")
  insert into auth.demo_anmeldung (user_id) select "userId" from made on conflict do nothing`

const OPERATOR = 'insert into auth.betreiber (user_id) values ($1) on conflict do nothing'

/** An account for everybody, all with the demo's password, hashed once; answers account ids by e-mail. */
export async function createAnmeldungen(
  authPool: pg.Pool,
  personen: readonly Person[],
  hash: string,
  zufall: Random,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, string>> {
  const id = () => zufall.id(now.epochMilliseconds)
  const people = [...new Map(personen.map((it) => [it.email, it])).values()]
  const users = people.map((it) => ({ id: id(), name: `${it.vorname} ${it.nachname}`, email: it.email }))
  const { rows } = await authPool.query<{ id: string; email: string }>(USERS, [JSON.stringify(users)])
  const accounts = rows.map((user) => ({ id: id(), userId: user.id }))
  const byEmail = new Map(rows.map((user) => [user.email, user.id]))
  await authPool.query(ACCOUNTS, [JSON.stringify(accounts), hash])
  await authPool.query(OPERATOR, [byEmail.get(loginOf('betreiber').email)])
  return byEmail
}
