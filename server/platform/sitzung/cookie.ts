import { createHmac, timingSafeEqual } from 'node:crypto'

/** better-auth appends `.session_token` to the prefix. */
export const COOKIE_PREFIX = { plain: 'platzwart', secure: '__Host-platzwart' } as const

/**
 * The name of the session cookie. `__Host-` binds it to one host over HTTPS: a sibling domain can neither
 * read nor set it.
 */
export function sitzungCookieName(secure: boolean): string {
  return `${secure ? COOKIE_PREFIX.secure : COOKIE_PREFIX.plain}.session_token`
}

const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/

/**
 * Returns the session token of a `Cookie` header if its signature is valid; null otherwise. The value is
 * `encodeURIComponent(token + '.' + base64(HMAC-SHA256(secret, token)))`, as better-auth writes it. Whether
 * the session exists is for the database to say.
 * @param secure whether the public origin uses HTTPS: then only the `__Host-` cookie counts
 */
export function readSitzungCookie(
  cookieHeader: string | undefined,
  secret: string,
  secure = false,
): string | null {
  const value = cookieHeader === undefined ? undefined : cookieValue(cookieHeader, sitzungCookieName(secure))
  if (value === undefined) return null
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, Math.max(dot, 0))
  const signature = value.slice(dot + 1)
  if (token === '' || !SIGNATURE.test(signature)) return null
  const expected = createHmac('sha256', secret).update(token).digest('base64')
  // Compared as text: the last base64 character has spare bits, so two texts can decode to the same bytes.
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? token : null
}

/** The name of the cookie that links the steps of a sign-in. */
export function stepCookieName(name: string, secure: boolean): string {
  return `${secure ? COOKIE_PREFIX.secure : COOKIE_PREFIX.plain}.${name}`
}

interface StepCookie {
  readonly value: string
  /** 0 deletes the cookie; null keeps it until the browser closes. */
  readonly seconds: number | null
  readonly secure: boolean
}

/** The `Set-Cookie` value of a step, inaccessible to scripts. */
export function stepCookie(name: string, { value, seconds, secure }: StepCookie): string {
  const age = seconds === null ? '' : `Max-Age=${seconds}; `
  const attributes = `${age}Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${stepCookieName(name, secure)}=${value}; ${attributes}`
}

/** Returns the first cookie of that name, decoded; undefined when it is missing or malformed. */
export function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}
