import { ENDPOINTS } from '@platzwart/contract/paths'
import type { MandantId } from '@platzwart/domain/id'
import type { Context } from 'hono'
import { hostname } from '../../platform/http/caller.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { cookieValue, stepCookie, stepCookieName } from '../../platform/sitzung/cookie.ts'
import { newGeheimnis, pruefwertOf } from '../../platform/sitzung/geheimnis.ts'
import { originOf } from '../../platform/sitzung/origin.ts'
import type { Auth } from '../sitzung/auth.ts'
import type { AuthRequest } from '../sitzung/readRequest.ts'

/** Long enough to sign in at the service, with a second factor there. */
export const ANMELDUNG_SECONDS = 10 * 60
/** Long enough to look for a password. */
export const OFFEN_SECONDS = 30 * 60
export const PROBE_SECONDS = 60 * 60

/** What a sign-in is for. */
export type Zweck = 'anmelden' | 'probe' | 'verbinden'

/** A sign-in that has begun: what its answer has to fit. */
export interface Begun {
  readonly mandantId: string
  readonly dienstId: string
  readonly zweck: Zweck
  /** Who has begun it, of what is begun by somebody who is signed in. */
  readonly benutzerId: string | null
  /** The code of an invitation. */
  readonly einladung: string | null
  readonly nonce: string
  readonly verifier: string
  readonly rueckkehr: string
  /** A checksum of the cookie of the browser that has begun it. */
  readonly browser: string
}

/** What a service has said of somebody who is not let in yet. */
export interface Offen {
  readonly mandantId: string
  readonly dienstId: string
  readonly grund: 'adresse' | 'verbinden'
  readonly email: string | null
  readonly nachweis: {
    readonly aussteller: string
    readonly kennung: string
    readonly sid: string | null
    readonly idToken: string | null
  }
  readonly claims: Readonly<Record<string, unknown>>
}

const BROWSER = 'sign_in_service'
const OFFEN = 'sign_in_waiting'
const CODE = /^[A-Za-z0-9_-]{43}$/

function readCookie(c: Context<AppEnv>, auth: Auth, name: string): string | null {
  const value = cookieValue(c.req.header('cookie') ?? '', stepCookieName(name, auth.secure)) ?? ''
  return CODE.test(value) ? value : null
}

/** What binds a sign-in to its browser; windows of a browser share it, so that each may have one open. */
export function bindBrowser(c: Context<AppEnv>, auth: Auth) {
  const value = readCookie(c, auth, BROWSER) ?? newGeheimnis()
  const { secure } = auth
  return {
    browser: pruefwertOf(value),
    cookie: stepCookie(BROWSER, { value, seconds: ANMELDUNG_SECONDS, secure }),
  }
}

export function isSameBrowser(c: Context<AppEnv>, auth: Auth, browser: string): boolean {
  const value = readCookie(c, auth, BROWSER)
  return value !== null && pruefwertOf(value) === browser
}

export const readOffenCookie = (c: Context<AppEnv>, auth: Auth) => readCookie(c, auth, OFFEN)

export const offenCookie = (auth: Auth, value: string) =>
  stepCookie(OFFEN, { value, seconds: value === '' ? 0 : OFFEN_SECONDS, secure: auth.secure })

/** The origin under which this browser knows us. */
export function originHere(c: Context<AppEnv>, auth: Auth): string {
  return originOf(auth.publicUrl, c.get('hostMandantId') === null ? null : hostname(c.get('host')))
}

export const pathOfReturn = (dienstId: string) => `${ENDPOINTS.dienst}/${dienstId}/rueckkehr`
export const pathOfLogout = (dienstId: string) => `${ENDPOINTS.dienst}/${dienstId}/abmeldung`

/** A request as the sign-in wants it. */
export function authRequestOf(c: Context<AppEnv>, mandantId: string): AuthRequest {
  const headers = new Headers(c.req.raw.headers)
  headers.set('host', c.get('host'))
  return {
    method: 'POST',
    path: c.req.path,
    headers,
    body: undefined,
    address: c.get('address'),
    hostMandantId: mandantId as MandantId,
    host: hostname(c.get('host')),
  }
}
