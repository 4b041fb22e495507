const FALLBACK = '/'
const MAX_LENGTH = 2_000

/** Backslashes, control characters and white space are read differently by different browsers: no path of ours has them raw. */
const SUSPICIOUS = /[\\\s\p{Cc}]/u

/**
 * A path of our own to return to after the login, or '/' for anything else: other hosts, protocol-relative addresses, schemes,
 * encoded tricks, line breaks (S4). Never a login page, which would lead in circles.
 */
export function safePath(text: unknown): string {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !text.startsWith('/') || SUSPICIOUS.test(text)) return FALLBACK
  if (SUSPICIOUS.test(decoded(text)) || decoded(text).startsWith('//')) return FALLBACK
  const base = 'http://own.invalid'
  if (!URL.canParse(text, base)) return FALLBACK
  const url = new URL(text, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return FALLBACK
  if (/^\/(login|logout|auth|api)(\/|$)/.test(url.pathname)) return FALLBACK
  return url.pathname + url.search + url.hash
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.split(/[?#]/)[0] ?? '')
  } catch {
    return '//'
  }
}
