import { randomUUID } from 'node:crypto'
import { addressOfAccount } from '@platzwart/domain/sitzung/ownAddress'
import type pg from 'pg'

interface NewAccount {
  readonly email: string
  readonly name: string
  readonly confirmed: boolean
}

const INSERT = `
  insert into "user" (id, name, email, "emailVerified") values ($1, $2, $3, $4) on conflict (email) do nothing returning id`

/**
 * An account without a password for somebody whom a service has named. One that is there with the same address is somebody else's, as far as anybody
 * has shown: it is never taken, nobody learns that it exists, and the new one gets an address that is none.
 */
export async function createAccountOfDienst(
  pool: pg.Pool,
  { email, name, confirmed }: NewAccount,
): Promise<string> {
  const id = randomUUID()
  const { rowCount } = await pool.query(INSERT, [id, name, email, confirmed])
  if (rowCount !== 1) await pool.query(INSERT, [id, name, addressOfAccount(id), false])
  return id
}
