import { randomUUID } from 'node:crypto'
import type pg from 'pg'

interface NewAccount {
  /** Lower case. */
  readonly email: string
  readonly name: string
}

const ENSURE = `
  insert into "user" as u (id, name, email)
  select r.id, r.name, r.email from json_to_recordset($1::json) as r(id text, name text, email text)
  on conflict (email) do update set mehrere = u.mehrere or $2 returning id, email`

/**
 * The accounts of addresses, made without a password where there are none.
 * @param forHouse they are to be somebody in a house: one that was there may be somebody in several from now on
 */
export async function createAccounts(
  pool: pg.Pool,
  people: readonly NewAccount[],
  forHouse = true,
): Promise<ReadonlyMap<string, string>> {
  const rows = people.map(({ email, name }) => ({ id: randomUUID(), email, name }))
  const { rows: made } = await pool.query<{ id: string; email: string }>(ENSURE, [
    JSON.stringify(rows),
    forHouse,
  ])
  return new Map(made.map(({ id, email }) => [email, id]))
}
