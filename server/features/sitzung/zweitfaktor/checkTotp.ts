import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'

/** RFC 6238, with what every authenticator app takes for granted: six digits, a new one every 30 seconds. */
const STEP_SECONDS = 30
/** The clock of a phone may be off by a step. */
const SKEW = [0, -1, 1]

/** A secret that only an app and we know: 128 random bits, as text. */
export function createTotpSecret(): string {
  return randomBytes(16).toString('base64url')
}

export interface TotpKey {
  /** What an app reads from the picture. */
  readonly uri: string
  /** The same secret to be typed in. */
  readonly schluessel: string
}

/** How an app gets to know a secret. */
export function totpKeyOf(secret: string, issuer: string, account: string): TotpKey {
  const uri = createOTP(secret).url(issuer, account)
  return { uri, schluessel: new URL(uri).searchParams.get('secret') ?? '' }
}

/**
 * The time step whose code this is; null when it is none of now, give or take one.
 * @param code six digits
 */
export async function stepOfTotp(
  secret: string,
  code: string,
  now: Temporal.Instant,
): Promise<number | null> {
  const current = Math.floor(now.epochMilliseconds / 1000 / STEP_SECONDS)
  const otp = createOTP(secret)
  const codes = await Promise.all(SKEW.map((off) => otp.hotp(current + off)))
  const given = Buffer.from(code)
  const found = codes.map((one) => one.length === given.length && timingSafeEqual(Buffer.from(one), given))
  const nr = found.indexOf(true)
  return nr === -1 ? null : current + (SKEW[nr] ?? 0)
}
