import type { Code } from '@platzwart/contract/codes'
import { CODES } from '@platzwart/contract/codes'
import type { Issue } from '@platzwart/domain/issue'

/** An answer of the sign-in as the frame's refusal wants it. */
export interface AuthProblem {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 415 | 422 | 429 | 500
  readonly code: Code
  /** What a new password lacks. */
  readonly issues?: readonly Issue[]
  readonly headers?: Record<string, string>
}

const OF_LIBRARY: Readonly<Record<string, AuthProblem>> = {
  INVALID_EMAIL_OR_PASSWORD: { status: 401, code: 'sitzung.falsch' },
  INVALID_EMAIL: { status: 401, code: 'sitzung.falsch' },
  FAILED_TO_CREATE_SESSION: { status: 401, code: 'sitzung.falsch' },
  // The session stands; what was wrong is a field of the form.
  INVALID_PASSWORD: { status: 422, code: 'sitzung.falsch' },
  CREDENTIAL_ACCOUNT_NOT_FOUND: { status: 422, code: 'sitzung.falsch' },
  PASSWORD_TOO_SHORT: { status: 422, code: 'sitzung.passwortSchwach' },
  PASSWORD_TOO_LONG: { status: 422, code: 'sitzung.passwortSchwach' },
  INVALID_TOKEN: { status: 422, code: 'sitzung.codeUngueltig' },
  TOKEN_EXPIRED: { status: 422, code: 'sitzung.codeUngueltig' },
  USER_NOT_FOUND: { status: 422, code: 'sitzung.codeUngueltig' },
  SESSION_EXPIRED: { status: 401, code: 'sitzung.abgelaufen' },
  SESSION_NOT_FRESH: { status: 401, code: 'sitzung.abgelaufen' },
  INVALID_ORIGIN: { status: 403, code: 'anfrage.herkunft' },
  MISSING_OR_NULL_ORIGIN: { status: 403, code: 'anfrage.herkunft' },
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: { status: 403, code: 'anfrage.herkunft' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, code: 'anfrage.inhaltstyp' },
}

const OF_STATUS: Readonly<Record<number, AuthProblem>> = {
  400: { status: 422, code: 'anfrage.ungueltig' },
  401: { status: 401, code: 'sitzung.keine' },
  403: { status: 403, code: 'recht.fehlt' },
  404: { status: 404, code: 'nichtGefunden' },
  405: { status: 405, code: 'methode.nichtErlaubt' },
  409: { status: 409, code: 'sitzung.codeFremd' },
  415: { status: 415, code: 'anfrage.inhaltstyp' },
  422: { status: 422, code: 'anfrage.ungueltig' },
  429: { status: 429, code: 'anfrage.zuViele' },
}

const FAULT: AuthProblem = { status: 500, code: 'server.fehler' }

/**
 * What an answer of the sign-in means in our codes (S2, S8); null for one that is no error. The answer's body is read from
 * a copy. Its text never reaches anybody: texts are ours, by code.
 */
export async function problemOfAuthResponse(response: Response): Promise<AuthProblem | null> {
  if (response.status < 400) return null
  const { code, issues } = await bodyOf(response.clone())
  const known = isCode(code)
    ? { ...(OF_STATUS[response.status] ?? FAULT), code }
    : (OF_LIBRARY[code] ?? OF_STATUS[response.status] ?? FAULT)
  const problem = issues ? { ...known, issues } : known
  const retryAfter = response.headers.get('retry-after')
  const allow = response.headers.get('allow')
  const headers = {
    ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
    ...(allow === null ? {} : { allow }),
  }
  return Object.keys(headers).length > 0 ? { ...problem, headers } : problem
}

async function bodyOf(response: Response): Promise<{ code: string; issues?: readonly Issue[] }> {
  try {
    const { code, issues } = (await response.json()) as { code?: unknown; issues?: readonly Issue[] }
    return { code: typeof code === 'string' ? code : '', ...(Array.isArray(issues) ? { issues } : {}) }
  } catch {
    return { code: '' }
  }
}

function isCode(code: string): code is Code {
  return CODES.some((known) => known === code)
}
