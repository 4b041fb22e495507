import type { MandantId } from '@platzwart/domain/id'
import type pg from 'pg'
import { settle } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import { compiled, ready, type Statement, send, Tx } from '../database/tx.ts'
import { isTransient } from '../database/violations.ts'
import { ProblemError } from '../http/problem.ts'

/** Who is asking, as the database said in the transaction's first round trip. */
export interface OpenSitzung {
  readonly tx: Tx
  readonly mandantId: string
  readonly benutzerId: string
  readonly sitzungId: string
  readonly anmeldungId: string
  /** Version of the Mandant's configuration: caches of it are valid for this number only. */
  readonly stand: number
  /** Answer of the statement that travelled along, if one did. */
  readonly ahead: readonly unknown[]
}

interface SitzungRow {
  zustand: 'ok' | 'keine' | 'fremd' | 'ohne' | 'inaktiv' | 'abgelaufen'
  mandant_id: string
  benutzer_id: string
  sitzung_id: string
  anmeldung_id: string
  stand: number
}

const CODE = {
  keine: 'sitzung.ungueltig',
  fremd: 'sitzung.fremd',
  ohne: 'sitzung.benutzerMussExistieren',
  inaktiv: 'sitzung.inaktiv',
  abgelaufen: 'sitzung.abgelaufen',
} as const

export interface OpenOptions {
  readonly pool: pg.Pool
  readonly token: string
  readonly hostMandantId: MandantId | null
  readonly requestId: string | null
  /** A statement that needs nothing but the scope: it travels in the same round trip. */
  readonly ahead?: Statement<unknown>
}

const OPEN = 'select * from auth.open_sitzung($1, $2::uuid)'

/**
 * The session gate: begins the transaction, checks the session, finds the person and sets the scope, in one round trip.
 * @throws ProblemError 401 with the reason when the session does not hold.
 */
export async function openSitzung<T>(
  options: OpenOptions,
  work: (open: OpenSitzung) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(options, work)
  } catch (error) {
    // Of two that stood in each other's way PostgreSQL ended this one; nothing of it is left, and now the way is free.
    if (isTransient(error)) return attempt(options, work)
    throw error
  }
}

async function attempt<T>(options: OpenOptions, work: (open: OpenSitzung) => Promise<T>): Promise<T> {
  return settle(options.pool, async (client) => {
    const [, opened, ahead] = await Promise.all([
      client.query('begin'),
      send(client, ready<SitzungRow>(OPEN, options.token, options.hostMandantId)),
      options.ahead ? send(client, compiled(options.ahead)) : null,
    ])
    const row = opened.rows[0]
    if (row?.zustand !== 'ok') {
      throw new ProblemError({ status: 401, code: CODE[row?.zustand ?? 'keine'] })
    }
    const tx = new Tx(client, mintScope(row.mandant_id, row.benutzer_id), options.requestId)
    const value = await work({
      tx,
      mandantId: row.mandant_id,
      benutzerId: row.benutzer_id,
      sitzungId: row.sitzung_id,
      anmeldungId: row.anmeldung_id,
      stand: row.stand,
      ahead: ahead?.rows ?? [],
    })
    return { tx, value }
  })
}
