import type { Code } from '@platzwart/contract/codes'

/** The sign-in library speaks codes of its own, in answers and in `?error=` of the addresses it redirects to. */
const OURS: Readonly<Record<string, Code>> = {
  INVALID_EMAIL_OR_PASSWORD: 'sitzung.falsch',
  INVALID_PASSWORD: 'sitzung.falsch',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'sitzung.falsch',
  INVALID_EMAIL: 'sitzung.angabenFehlen',
  PASSWORD_TOO_SHORT: 'sitzung.passwortSchwach',
  PASSWORD_TOO_LONG: 'sitzung.passwortSchwach',
  PASSWORD_COMPROMISED: 'sitzung.passwortSchwach',
  INVALID_TOKEN: 'sitzung.codeUngueltig',
  TOKEN_EXPIRED: 'sitzung.codeUngueltig',
  MISSING_TOKEN: 'sitzung.codeUngueltig',
  MISSING_CODE: 'sitzung.codeUngueltig',
  NO_CODE: 'sitzung.codeUngueltig',
  SESSION_EXPIRED: 'sitzung.abgelaufen',
  FAILED_TO_GET_SESSION: 'sitzung.ungueltig',
  INVALID_SESSION: 'sitzung.ungueltig',
  UNAUTHORIZED: 'sitzung.keine',
  USER_NOT_FOUND: 'sitzung.benutzerMussExistieren',
  PROVIDER_NOT_FOUND: 'sitzung.ketteNichtUnterstuetzt',
  UNSUPPORTED_CHAIN: 'sitzung.ketteNichtUnterstuetzt',
  BANNED_USER: 'sitzung.inaktiv',
}

/** The sign-in library's code as ours; null when it is not known. */
export function ownCodeOf(foreign: unknown): Code | null {
  if (typeof foreign !== 'string') return null
  const key = foreign.toUpperCase().replaceAll('-', '_')
  return Object.hasOwn(OURS, key) ? (OURS[key] ?? null) : null
}
