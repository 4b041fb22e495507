import type { MandantId } from '@platzwart/domain/id'
import type pg from 'pg'
import { beginIn, runTransaction } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import { compile, ready, send, Tx } from '../database/tx.ts'
import { isLockTimeout, isTransient } from '../database/violations.ts'
import { ProblemError } from '../http/problem.ts'
import { type KonfigurationLock, lockStatement, noteLock } from '../konfiguration/lockKonfiguration.ts'
import { pruefwertOf } from './geheimnis.ts'
import { type AheadStatement, HOUSE_CHANGES, type OpenSitzung } from './openSitzung.ts'
import type { Zugriffstoken } from './zugriffstoken.ts'

interface TokenRow {
  readonly umfang: readonly string[]
  readonly abgelaufen: boolean
  readonly status: string
  readonly stand: number
  readonly gesperrt: boolean
}

/** A day is precise enough for its person, and costs a write on the first use of a day alone. */
const USED = `
  update zugriffstoken set benutzt = $5::date
  where mandant_id = $1 and benutzer_id = $2 and id = $3 and pruefwert = $4 and benutzt is distinct from $5::date`

const TOKEN = `
  select z.umfang, z.ablauf <= $5::timestamptz as abgelaufen, b.status, m.stand, m.gesperrt is not null as gesperrt
  from zugriffstoken z
  join benutzer b on b.mandant_id = z.mandant_id and b.id = z.benutzer_id
  join mandant m on m.id = z.mandant_id
  where z.mandant_id = $1 and z.benutzer_id = $2 and z.id = $3 and z.pruefwert = $4`

export interface OpenZugriff extends OpenSitzung {
  /** What the token is for. */
  readonly umfang: readonly string[]
}

interface Options {
  readonly pool: pg.Pool
  readonly token: Zugriffstoken
  readonly hostMandantId: MandantId | null
  readonly requestId: string | null
  readonly now: Temporal.Instant
  readonly lock?: KonfigurationLock
  readonly ahead?: AheadStatement
}

/**
 * The gate of API tokens: a transaction in the token's house, as its person, when the house has that token and the request came to no other house's
 * host.
 * @throws ProblemError 401 with the reason
 */
export async function openZugriff<T>(options: Options, work: (open: OpenZugriff) => Promise<T>): Promise<T> {
  try {
    return await attempt(options, work)
  } catch (error) {
    // PostgreSQL ended one of two transactions that blocked each other; nothing of it is left.
    if (isTransient(error)) return attempt(options, work)
    throw error
  }
}

function refused(code: 'token.ungueltig' | 'token.abgelaufen' | 'sitzung.inaktiv' | 'mandant.gesperrt') {
  return new ProblemError({ status: 401, code })
}

/** @throws ProblemError 401 */
function judge(row: TokenRow | undefined): { readonly stand: number; readonly umfang: readonly string[] } {
  if (!row) throw refused('token.ungueltig')
  if (row.status !== 'aktiv') throw refused('sitzung.inaktiv')
  if (row.gesperrt) throw refused('mandant.gesperrt')
  if (row.abgelaufen) throw refused('token.abgelaufen')
  return { stand: row.stand, umfang: row.umfang }
}

async function attempt<T>(
  { pool, token, hostMandantId, requestId, now, lock, ahead }: Options,
  work: (open: OpenZugriff) => Promise<T>,
): Promise<T> {
  const { mandantId, benutzerId, id, geheimnis } = token
  if (hostMandantId !== null && hostMandantId !== mandantId) throw refused('token.ungueltig')
  const place = { mandantId, benutzerId }
  const key = [mandantId, benutzerId, id, pruefwertOf(geheimnis)] as const
  return runTransaction(pool, async (client) => {
    const answers = Promise.all([
      beginIn(client, mandantId),
      lock ? send(client, lockStatement(lock, mandantId)) : null,
      send(client, ready(USED, ...key, now.toString().slice(0, 10))),
      send(client, ready<TokenRow>(TOKEN, ...key, now.toString())),
      ahead ? send(client, compile(ahead(place))) : null,
    ])
    const tx = new Tx(client, mintScope(mandantId, benutzerId), requestId)
    if (lock) noteLock(tx, lock)
    const [, , , found, travelled] = await answers.catch((error: unknown) => {
      throw isLockTimeout(error) ? new ProblemError(HOUSE_CHANGES) : error
    })
    const value = await work({ tx, ...place, ...judge(found.rows[0]), ahead: travelled?.rows ?? [] })
    return { tx, value }
  })
}
