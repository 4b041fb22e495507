const FALLBACK = '/'
const MAX_LENGTH = 2_000

/** A base to resolve against: no host can have a name that ends like this (RFC 2606). */
const OWN = 'http://own.invalid'

/**
 * Browsers disagree about backslashes, control characters and white space; none of our paths contains them
 * unescaped.
 */
const SUSPICIOUS = /[\\\s\p{Cc}]/u

/**
 * After a login these would loop or lead nowhere; the confirmation link of a mail may require the login, and
 * continues afterwards.
 */
const NO_TARGET = /^\/(?:login|logout|auth(?!\/confirm$)|api)(?:\/|$)/i

/** Decodes percent signs once, as a server would; null if they are invalid. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function isOwnPath(path: string): boolean {
  const plain = decoded(path)
  return plain !== null && !plain.startsWith('//') && !SUSPICIOUS.test(plain) && !NO_TARGET.test(plain)
}

/**
 * A path of our own to return to after the login, or '/' for anything else (S4, SECURITY attempt 24): other
 * hosts, protocol-relative addresses, schemes, encoded tricks, line breaks, pages of the login itself.
 * Idempotent.
 */
export function safePath(text: unknown): string {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !text.startsWith('/')) return FALLBACK
  if (SUSPICIOUS.test(text) || !isOwnPath(text.split(/[?#]/)[0] ?? '') || !URL.canParse(text, OWN))
    return FALLBACK
  const url = new URL(text, OWN)
  const path = url.pathname + url.search + url.hash
  return url.origin === OWN && isOwnPath(url.pathname) && path.length <= MAX_LENGTH ? path : FALLBACK
}
