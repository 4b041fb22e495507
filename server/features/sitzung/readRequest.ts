import type { Code } from '@platzwart/contract/codes'
import { isPlainText } from '@platzwart/domain/plainText'
import { UUID } from '../../platform/database/uuid.ts'
import { readSitzungCookie } from '../../platform/sitzung/cookie.ts'
import type { Auth, Herkunft } from './auth.ts'

/** A request as the frame has read it. */
export interface AuthRequest extends Herkunft {
  readonly method: string
  /** Path and query, from `/api/auth` on. */
  readonly path: string
  readonly headers: Headers
  /** Parsed JSON; undefined when there is none. */
  readonly body: unknown
}

export type Fields = Readonly<Record<string, unknown>>
export type Answer = (auth: Auth, request: AuthRequest, fields: Fields) => Promise<Response>

export function isFields(body: unknown): body is Fields | undefined {
  if (body === undefined) return true
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  return Object.values(body).every((value) => typeof value !== 'string' || isPlainText(value))
}

export function tokenOf(auth: Auth, request: AuthRequest): string | null {
  return readSitzungCookie(cookiesOf(request), auth.secret, auth.secure)
}

export function cookiesOf(request: AuthRequest): string | undefined {
  return request.headers.get('cookie') ?? undefined
}

const HOUSE = new RegExp(`^${UUID}$`)

/** The house that a request is meant for; null where it says none. */
export function houseOf({ haus }: Fields): string | null {
  return typeof haus === 'string' && HOUSE.test(haus) ? haus : null
}

export function refuse(status: number, code: Code, headers: Record<string, string> = {}): Response {
  return Response.json({ code }, { status, headers })
}

export function tooMany(retryAfter: number): Response {
  return refuse(429, 'anfrage.zuViele', { 'retry-after': String(retryAfter) })
}
