import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import type { MandantId } from '@platzwart/domain/id'
import type pg from 'pg'
import type { Anzeigegeraet } from '../anzeigegeraetArt.ts'
import { inScope } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import { ready, type Tx } from '../database/tx.ts'
import { UUID } from '../database/uuid.ts'
import { ProblemError } from '../http/problem.ts'
import { isSameSignature, sign } from '../signature.ts'
import { cookieValue, stepCookieName } from './cookie.ts'
import { pruefwertOf } from './geheimnis.ts'

const COOKIE = 'anzeigegeraet'

/** A screen's token: its secret, its Mandant and its id. */
export interface AnzeigegeraetToken {
  readonly geheimnis: string
  readonly mandantId: string
  readonly id: string
}

interface Signing {
  readonly secret: string
  /** Whether the public origin uses HTTPS: then only the `__Host-` cookie counts. */
  readonly secure: boolean
}

const signatureOf = ({ geheimnis, mandantId, id }: AnzeigegeraetToken, secret: string) =>
  sign(secret, 'anzeigegeraet', geheimnis, mandantId, id)

/**
 * The `Set-Cookie` value of a screen's cookie: HttpOnly and SameSite=Strict.
 * @param seconds 0 deletes it
 */
export function screenCookie(name: string, value: string, seconds: number, secure: boolean): string {
  const attributes = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return `${stepCookieName(name, secure)}=${value}; ${attributes}`
}

/** The `Set-Cookie` value with a screen's token, for as long as browsers keep one. */
export function anzeigegeraetCookie(token: AnzeigegeraetToken, { secret, secure }: Signing): string {
  const value = [token.geheimnis, token.mandantId, token.id, signatureOf(token, secret)].join('.')
  return screenCookie(COOKIE, value, retentionHours(RETENTION.geraet) * 60 * 60, secure)
}

const VALUE = new RegExp(`^([\\w-]{43})\\.(${UUID})\\.(${UUID})\\.([\\w-]{43})$`)

/**
 * Returns the token in a `Cookie` header if its signature is valid. Whether the screen still exists is for
 * the database to say.
 */
export function readAnzeigegeraetCookie(
  cookies: string | undefined,
  { secret, secure }: Signing,
): AnzeigegeraetToken | null {
  const value = cookies === undefined ? undefined : cookieValue(cookies, stepCookieName(COOKIE, secure))
  const [, geheimnis, mandantId, id, signature] = VALUE.exec(value ?? '') ?? []
  if (geheimnis === undefined || mandantId === undefined || id === undefined) return null
  const token = { geheimnis, mandantId, id }
  return isSameSignature(signature ?? '', signatureOf(token, secret)) ? token : null
}

export interface OpenAnzeigegeraet {
  readonly tx: Tx
  readonly geraet: Anzeigegeraet
  /** Version of the Mandant's configuration. */
  readonly stand: number
}

interface Row extends Anzeigegeraet {
  readonly stand: number
  readonly gesperrt: boolean
}

const GERAET = `
  select g.id, g.art, g.ziel, g.name, m.stand, m.gesperrt is not null as gesperrt
  from anzeigegeraet g join mandant m on m.id = g.mandant_id
  where g.mandant_id = $1 and g.id = $2 and g.pruefwert = $3`

interface Asked {
  readonly token: AnzeigegeraetToken | null
  readonly hostMandantId: MandantId | null
  readonly requestId: string | null
}

/**
 * The gate for screens: opens a transaction in the token's house, if the screen exists there and the request
 * is not made at another house's host. No person is signed in.
 * @throws ProblemError 401 with the reason
 */
export async function openAnzeigegeraet<T>(
  pool: pg.Pool,
  { token, hostMandantId, requestId }: Asked,
  work: (open: OpenAnzeigegeraet) => Promise<T>,
): Promise<T> {
  if (token === null) throw new ProblemError({ status: 401, code: 'anzeigegeraet.keines' })
  const { mandantId, id, geheimnis } = token
  if (hostMandantId !== null && hostMandantId !== mandantId) throw unknown()
  return inScope(
    pool,
    mintScope(mandantId, null),
    async (tx) => {
      const row = await tx.first(ready<Row>(GERAET, mandantId, id, pruefwertOf(geheimnis)))
      if (!row) throw unknown()
      const { stand, gesperrt, ...geraet } = row
      if (gesperrt) throw new ProblemError({ status: 401, code: 'mandant.gesperrt' })
      return work({ tx, geraet, stand })
    },
    requestId,
  )
}

const unknown = () => new ProblemError({ status: 401, code: 'anzeigegeraet.ungueltig' })

const ENDED = `
  select a.id from unnest($2::uuid[]) a(id) where not exists (
    select from anzeigegeraet g join mandant m on m.id = g.mandant_id
    where g.mandant_id = $1 and g.id = a.id and m.gesperrt is null)`

/** Returns those screens of a house that were revoked, or whose house is closed. */
export async function findEnded(
  pool: pg.Pool,
  mandantId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await inScope(pool, mintScope(mandantId, null), (tx) =>
    tx.all(ready<{ id: string }>(ENDED, mandantId, ids)),
  )
  return rows.map(({ id }) => id)
}
