import type pg from 'pg'

/** A passkey as it is kept; moments are instants. */
export interface PasskeyRow {
  readonly id: string
  readonly konto: string
  readonly kennung: string
  readonly adresse: string
  readonly schluessel: Buffer
  readonly name: string
  readonly wege: readonly string[]
  readonly synchron: boolean
  readonly angelegt: string
  readonly zuletzt: string | null
  readonly geraet: string | null
  /** Added within the last minute. */
  readonly frisch: boolean
}

const COLUMNS = `
  id, user_id as konto, kennung, adresse, schluessel, name, wege, synchron, geraet,
  to_json(angelegt)#>>'{}' as angelegt, to_json(zuletzt)#>>'{}' as zuletzt, angelegt > now() - interval '1 minute' as frisch`

/** The passkeys of an account, whatever they were made for, the oldest first. */
export async function readPasskeys(pool: pg.Pool, anmeldungId: string): Promise<readonly PasskeyRow[]> {
  const text = `select ${COLUMNS} from passkey where user_id = $1 order by angelegt, id`
  return (await pool.query<PasskeyRow>(text, [anmeldungId])).rows
}

/** The passkey that a device calls so, where it was made for this domain. */
export async function findPasskey(
  pool: pg.Pool,
  kennung: string,
  adresse: string,
): Promise<PasskeyRow | null> {
  const text = `select ${COLUMNS} from passkey where kennung = $1 and adresse = $2`
  return (await pool.query<PasskeyRow>(text, [kennung, adresse])).rows[0] ?? null
}

const USED = `
  update passkey set zaehler = $2, zuletzt = now(), geraet = $3, synchron = $4
  where id = $1 and ($2 > zaehler or ($2 = 0 and zaehler = 0))`

/** True when it is still there, and counts on where it counts: one that has counted less than before is a copy, or has one. */
export async function takePasskey(
  pool: pg.Pool,
  id: string,
  { zaehler, geraet, synchron }: { zaehler: number; geraet: string | null; synchron: boolean },
): Promise<boolean> {
  return (await pool.query(USED, [id, zaehler, geraet, synchron])).rowCount === 1
}

export const ADD = 'select auth.add_passkey($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as wie'
export const RENAME = 'select auth.rename_passkey($1, $2, $3) as gut'
export const REMOVE = 'select auth.remove_passkey($1, $2, $3) as wie'
