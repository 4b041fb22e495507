import type { MandantId } from '@platzwart/domain/id'
import type pg from 'pg'
import { runTransaction } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import { ready } from '../database/tx.ts'
import { isTransient } from '../database/violations.ts'
import { ProblemError } from '../http/problem.ts'
import type { KonfigurationLock } from '../konfiguration/lockKonfiguration.ts'
import { pruefwertOf } from './geheimnis.ts'
import type { AheadStatement, OpenSitzung } from './openSitzung.ts'
import { sendOpening } from './sendOpening.ts'
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
    const { tx, answers } = sendOpening(client, {
      scope: mintScope(mandantId, benutzerId),
      requestId,
      lock,
      questions: [
        ready(USED, ...key, now.toString().slice(0, 10)),
        ready<TokenRow>(TOKEN, ...key, now.toString()),
      ],
      ahead: ahead?.(place),
    })
    const { second: row, ahead: travelled } = await answers
    const value = await work({ tx, ...place, ...judge(row), ahead: travelled ?? [] })
    return { tx, value }
  })
}
