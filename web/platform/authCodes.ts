import type { Code } from '@platzwart/contract/codes'

/** Codes of the sign-in library, in answers and in the `?error=` of its redirects. */
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

/** Our code for one of the sign-in library; null if it is unknown. */
export function ownCodeOf(foreign: unknown): Code | null {
  if (typeof foreign !== 'string') return null
  const key = foreign.toUpperCase().replaceAll('-', '_')
  return Object.hasOwn(OURS, key) ? (OURS[key] ?? null) : null
}
