import { createHmac } from 'node:crypto'
import { benchToken } from '../database/fill.ts'

/** Signs the benchmarks' session cookies; the server under test gets it as its SECRET. */
export const BENCH_SECRET = 'the secret of the benchmarks, known to everybody'

/** As the server names it at an address without https. */
export const COOKIE_NAME = 'platzwart.session_token'

/** A session's token, signed as the sign-in signs it. */
export function signedToken(token: string): string {
  const signature = createHmac('sha256', BENCH_SECRET).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}

const cookies = new Map<number, string>()

/** The cookie of person `nr`. */
export function benchCookie(nr: number): string {
  const cookie = cookies.get(nr) ?? `${COOKIE_NAME}=${signedToken(benchToken(nr))}`
  cookies.set(nr, cookie)
  return cookie
}
