import { randomBytes } from 'node:crypto'
import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import { isSameSignature, sign } from '../signature.ts'
import { COOKIE_PREFIX, cookieValue } from './cookie.ts'

const KNOWN_SECONDS = retentionHours(RETENTION.geraet) * 60 * 60
/** Accounts that share a device; the least recent is forgotten first. */
const MOST_ACCOUNTS = 5

export interface KnownDeviceOptions {
  readonly secret: string
  /** Whether the public origin uses HTTPS: then only the `__Host-` cookie counts. */
  readonly secure: boolean
  readonly now: Temporal.Instant
}

/**
 * An account that has signed in on the device: a random name of the device for this account, its expiry, and
 * our signature.
 */
interface Entry {
  readonly id: string
  /** Seconds since 1970. */
  readonly until: number
  readonly signature: string
}

/**
 * Returns the device's name for an account that has signed in on it before; null otherwise. It grants no
 * access: its holder may only try a few passwords of this account while others must wait.
 * @param email of the account, in lower case
 */
export function readKnownDevice(
  cookies: string | undefined,
  email: string,
  options: KnownDeviceOptions,
): string | null {
  return readEntries(cookies, options).find((entry) => isSigned(entry, email, options.secret))?.id ?? null
}

/** The `Set-Cookie` value that remembers the device for another 400 days, beside the accounts it already knows. */
export function rememberDevice(
  cookies: string | undefined,
  email: string,
  options: KnownDeviceOptions,
): string {
  const { secret, secure, now } = options
  const entries = readEntries(cookies, options)
  const known = entries.find((entry) => isSigned(entry, email, secret))
  const id = known?.id ?? randomBytes(12).toString('base64url')
  const until = Math.floor(now.epochMilliseconds / 1000) + KNOWN_SECONDS
  const fresh = { id, until, signature: sign(secret, 'device', id, until, email) }
  const value = [fresh, ...entries.filter((entry) => entry !== known)]
    .slice(0, MOST_ACCOUNTS)
    .map((entry) => [entry.id, entry.until, entry.signature].join('.'))
    .join('~')
  const attributes = `Max-Age=${KNOWN_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${deviceCookieName(secure)}=${value}; ${attributes}`
}

function deviceCookieName(secure: boolean): string {
  return `${secure ? COOKIE_PREFIX.secure : COOKIE_PREFIX.plain}.device`
}

const ENTRY = /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/

function readEntries(cookies: string | undefined, { secure, now }: KnownDeviceOptions): Entry[] {
  const value = cookies === undefined ? undefined : cookieValue(cookies, deviceCookieName(secure))
  const texts = (value ?? '').split('~').slice(0, MOST_ACCOUNTS)
  return texts.flatMap((text) => {
    const [, id = '', until, signature = ''] = ENTRY.exec(text) ?? []
    return Number(until) * 1000 > now.epochMilliseconds ? [{ id, until: Number(until), signature }] : []
  })
}

function isSigned({ id, until, signature }: Entry, email: string, secret: string): boolean {
  return isSameSignature(signature, sign(secret, 'device', id, until, email))
}
