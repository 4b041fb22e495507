import { createHmac } from 'node:crypto'
import { benchToken } from '../database/fill.ts'

/** Signs the benchmarks' session cookies; the server under test gets it as its SECRET. */
export const BENCH_SECRET = 'the secret of the benchmarks, known to everybody'

const cookies = new Map<number, string>()

/** The cookie of person `nr`, signed as the sign-in signs it. */
export function benchCookie(nr: number): string {
  const known = cookies.get(nr)
  if (known) return known
  const token = benchToken(nr)
  const signature = createHmac('sha256', BENCH_SECRET).update(token).digest('base64')
  const cookie = `platzwart.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  cookies.set(nr, cookie)
  return cookie
}
