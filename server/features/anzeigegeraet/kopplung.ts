import { createHmac } from 'node:crypto'
import { CODE_MINUTES, CODE_TRIES, kopplungscodeOf } from '@platzwart/domain/anzeigegeraet/kopplungscode'
import type { Context } from 'hono'
import type pg from 'pg'
import type { Deps } from '../../platform/deps.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { sign } from '../../platform/signature.ts'
import type { PatienceRule } from '../../platform/sitzung/attempts.ts'
import { cookieValue, stepCookieName } from '../../platform/sitzung/cookie.ts'
import {
  type AnzeigegeraetToken,
  openAnzeigegeraet,
  screenCookie,
} from '../../platform/sitzung/openAnzeigegeraet.ts'

const COOKIE = 'kopplung'

export const CODE_SECONDS = CODE_MINUTES * 60

/** After as many wrong ones as are free, the next waits as long as a code holds: none that was there then can be entered any more. */
export const WRONG_CODES: PatienceRule = {
  free: CODE_TRIES,
  firstSeconds: CODE_SECONDS,
  longestSeconds: CODE_SECONDS,
  quietSeconds: CODE_SECONDS,
}

/** A whole office that is fitted out with screens at once, behind one address; whoever asks for more waits a moment, and is never kept out. */
export const CODES_OF_NETWORK: PatienceRule = {
  free: 100,
  firstSeconds: 1,
  longestSeconds: 15,
  quietSeconds: CODE_SECONDS,
}

export const CODES_OF_HOUSE: PatienceRule = {
  free: 500,
  firstSeconds: 1,
  longestSeconds: 5,
  quietSeconds: CODE_SECONDS,
}

/** The code that a screen with this secret shows: the same one whenever it is asked for, and kept nowhere. */
export function codeOf(secret: string, geheimnis: string): string {
  const digest = createHmac('sha256', secret).update(`kopplung\n${geheimnis}`).digest('hex')
  return kopplungscodeOf(BigInt(`0x${digest}`))
}

/** What is kept of a code: without the installation's secret nobody finds by it which one it was. */
export const codePruefwert = (secret: string, code: string) => sign(secret, 'kopplungscode', code)

const GEHEIMNIS = /^[\w-]{43}$/

/** The secret of a screen that waits. */
export function geheimnisIn(c: Context<AppEnv>, secure: boolean): string | null {
  const value = cookieValue(c.req.header('cookie') ?? '', stepCookieName(COOKIE, secure)) ?? ''
  return GEHEIMNIS.test(value) ? value : null
}

/** @param seconds 0: it waits no more */
export const kopplungCookie = (geheimnis: string, seconds: number, secure: boolean) =>
  screenCookie(COOKIE, geheimnis, seconds, secure)

export interface KopplungRow {
  readonly id: string
  readonly art: string
  readonly ziel: string
  readonly mandantId: string | null
  readonly bis: Temporal.Instant
  readonly eingeloest: boolean
}

const FIND = `
  select id, art, ziel, mandant_id, round(extract(epoch from bis) * 1000)::float8 as bis_ms, eingeloest is not null as eingeloest
  from auth.kopplung where pruefwert = $1`

export async function findKopplung(pool: pg.Pool, pruefwert: string): Promise<KopplungRow | null> {
  const { rows } = await pool.query<{
    id: string
    art: string
    ziel: string
    mandant_id: string | null
    bis_ms: number
    eingeloest: boolean
  }>(FIND, [pruefwert])
  const [row] = rows
  if (row === undefined) return null
  const { id, art, ziel, eingeloest } = row
  const bis = Temporal.Instant.fromEpochMilliseconds(row.bis_ms)
  return { id, art, ziel, mandantId: row.mandant_id, bis, eingeloest }
}

/** The token of a screen whose code was entered; null where nobody has, or the house has taken it away again. */
export async function findToken(
  deps: Deps,
  { id, mandantId, eingeloest }: KopplungRow,
  geheimnis: string,
): Promise<AnzeigegeraetToken | null> {
  if (!eingeloest || mandantId === null) return null
  const token = { geheimnis, mandantId, id }
  const asked = { token, hostMandantId: null, requestId: null }
  try {
    return await openAnzeigegeraet(deps.appPool, asked, async () => token)
  } catch (error) {
    if (error instanceof ProblemError && error.refusal.code === 'anzeigegeraet.ungueltig') return null
    throw error
  }
}
