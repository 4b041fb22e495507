import { createHmac, timingSafeEqual } from 'node:crypto'

/** better-auth appends `.session_token` to the prefix that `createAuth` gives it. */
export const COOKIE_PREFIX = { plain: 'platzwart', secure: '__Host-platzwart' } as const

/** `__Host-` binds the cookie to one host over https: a sibling domain can neither read nor plant it. */
export function sitzungCookieName(secure: boolean): string {
  return `${secure ? COOKIE_PREFIX.secure : COOKIE_PREFIX.plain}.session_token`
}

const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/

/**
 * The session's token from a `Cookie` header, when its signature holds; null otherwise. The value is
 * `encodeURIComponent(token + '.' + base64(HMAC-SHA256(secret, token)))`, as better-auth writes it.
 * Says nothing about the session itself: that is the database's to know.
 * @param secure true when the application is reached by https: then only the `__Host-` cookie counts.
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
  // As text: the last character of base64 has spare bits, so two texts can stand for the same bytes.
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? token : null
}

/** What a sign-in that has begun is known by, until its next step; each kind of step has a name. */
export function stepCookieName(name: string, secure: boolean): string {
  return `${secure ? COOKIE_PREFIX.secure : COOKIE_PREFIX.plain}.${name}`
}

interface StepCookie {
  readonly value: string
  /** 0: the step is done. Null: as long as the browser is open. */
  readonly seconds: number | null
  readonly secure: boolean
}

/** The `Set-Cookie` of a step, which scripts cannot read. */
export function stepCookie(name: string, { value, seconds, secure }: StepCookie): string {
  const age = seconds === null ? '' : `Max-Age=${seconds}; `
  const attributes = `${age}Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${stepCookieName(name, secure)}=${value}; ${attributes}`
}

/** The first cookie of that name, decoded; undefined when there is none or its percent encoding is broken. */
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
