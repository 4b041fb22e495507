const FALLBACK = '/'
const MAX_LENGTH = 2_000

/** Only to resolve against: no host can have a name that ends like this (RFC 2606). */
const OWN = 'http://own.invalid'

/** Backslashes, control characters and white space are read differently by different browsers: no path of ours has them raw. */
const SUSPICIOUS = /[\\\s\p{Cc}]/u

/** After a login these would lead in circles, or to no page; a link of a mail may ask for the login, and is then gone on with. */
const NO_TARGET = /^\/(?:login|logout|auth(?!\/confirm$)|api)(?:\/|$)/i

/** Percent signs resolved once, as a server would; null when they make no sense. */
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
 * A path of our own to return to after the login, or '/' for anything else (S4, SECURITY attempt 24): other hosts, protocol-relative
 * addresses, schemes, encoded tricks, line breaks, pages of the login itself. What it returns it would return again.
 */
export function safePath(text: unknown): string {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !text.startsWith('/')) return FALLBACK
  if (SUSPICIOUS.test(text) || !isOwnPath(text.split(/[?#]/)[0] ?? '') || !URL.canParse(text, OWN))
    return FALLBACK
  const url = new URL(text, OWN)
  const path = url.pathname + url.search + url.hash
  return url.origin === OWN && isOwnPath(url.pathname) && path.length <= MAX_LENGTH ? path : FALLBACK
}
