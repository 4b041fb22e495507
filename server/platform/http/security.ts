import { MAX_GRUNDRISSDATEI_BYTES, MAX_PLAN_BYTES } from '@platzwart/contract/leseraum/grundrissdateiBytes'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { TRUSTED_TYPES } from '@platzwart/contract/trustedTypes'
import type { MiddlewareHandler } from 'hono'
import { boundedBytes } from './boundedBytes.ts'
import type { AppEnv } from './env.ts'
import { problemResponse, type Refusal } from './problem.ts'
import { readJson } from './readJson.ts'

/** Largest JSON body, in bytes. Uploads have limits of their own. */
const MAX_BODY_BYTES = 256 * 1024

/** Name of the reporting endpoint in the policy. */
const REPORTS = 'csp'

/**
 * Only our own scripts and styles. Screens need style attributes; inline scripts never run. Only the named
 * Trusted Types policies may turn text into script or HTML.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${Object.values(TRUSTED_TYPES).join(' ')}`,
  `report-uri ${ENDPOINTS.cspReports}`,
].join('; ')

const HEADERS: Record<string, string> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/**
 * Browsers that support `report-to` ignore `report-uri`, but do not report over plain HTTP: without HTTPS it
 * must be absent.
 */
const HTTPS_HEADERS: Record<string, string> = {
  'content-security-policy': `${CONTENT_SECURITY_POLICY}; report-to ${REPORTS}`,
  'reporting-endpoints': `${REPORTS}="${ENDPOINTS.cspReports}"`,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** Sets the security headers on every response. */
export function securityHeaders(https: boolean): MiddlewareHandler<AppEnv> {
  const headers = https ? { ...HEADERS, ...HTTPS_HEADERS } : HEADERS
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      // Downloads set a stricter policy.
      if (!(name === 'content-security-policy' && c.res.headers.has(name))) c.res.headers.set(name, value)
    }
    c.res.headers.set('x-request-id', c.get('requestId'))
  }
}

const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

function sameOrigin(origin: string | undefined, site: string | undefined, host: string): boolean {
  if (origin !== undefined) {
    try {
      return new URL(origin).host === host
    } catch {
      return false
    }
  }
  // Browsers always send Sec-Fetch-Site; a client with neither header is not a browser and carries no stolen
  // cookie.
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** CSRF protection (OWASP ASVS 3.5.1): refuses writes from other sites, by Origin and Sec-Fetch-Site. */
export const refuseCrossSite: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (WRITING.has(c.req.method)) {
    if (!sameOrigin(c.req.header('origin'), c.req.header('sec-fetch-site'), c.get('host'))) {
      return problemResponse({ status: 403, code: 'anfrage.herkunft' }, c.get('sprache'), c.get('requestId'))
    }
  }
  return next()
}

const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i

/** Uploads of raw bytes; their routes read them with limits of their own, after checking the session. */
const UPLOADS =
  /^PUT \/api\/(?:dateien\/[^/]+|mandant(?:en\/[^/]+)?\/logo)\/[^/]+$|^POST \/api\/(?:einfuhren\/[a-z]+|hausdateien|csp-berichte|[a-z]+\/[^/]+\/bilder)$/

/** Floor plans, and names for thousands of seats. */
const PLANS = /^POST \/api\/grundrissdateien$|^PATCH \/api\/grundrisse\/[^/]+\/leseraeume\/angaben$/

/** Plans with pictures; only for signed-in users. */
const PICTURES = /^POST \/api\/grundrissdateien$/

function mostOf(asked: string, isSignedIn: boolean): number {
  if (isSignedIn && PICTURES.test(asked)) return MAX_GRUNDRISSDATEI_BYTES
  return PLANS.test(asked) ? MAX_PLAN_BYTES : MAX_BODY_BYTES
}

/** Mail programs post a form there (RFC 8058), which is never read. */
const UNREAD = /^POST \/api\/abmelden\/[^/]+$/

/** Services that people sign in with bring a form there (OpenID Connect Back-Channel Logout 1.0), and the route reads it, bounded. */
const FORMS = /^POST \/api\/auth\/dienst\/[0-9a-f-]{36}\/abmeldung$/

/** Requires JSON bodies, exactly declared and of limited size, and reads them once. */
export const readableBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!WRITING.has(c.req.method)) return next()
  const asked = `${c.req.method} ${c.req.path}`
  if (UPLOADS.test(asked) || UNREAD.test(asked) || FORMS.test(asked)) return next()
  const max = mostOf(asked, Boolean(c.get('token')))
  const answer = (refusal: Refusal) => problemResponse(refusal, c.get('sprache'), c.get('requestId'))
  const refuse = (status: 413 | 415, code: 'anfrage.zuGross' | 'anfrage.inhaltstyp') =>
    answer({ status, code, data: { max } })
  const length = c.req.header('content-length')
  if (length !== undefined && Number(length) > max) return refuse(413, 'anfrage.zuGross')
  const hasBody = (length !== undefined && length !== '0') || c.req.header('transfer-encoding') !== undefined
  if (!hasBody) return next()
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) return refuse(415, 'anfrage.inhaltstyp')
  // Without a declared length, the limit applies while reading.
  const text = await boundedText(c.req.raw, max).catch(() => undefined)
  if (text === null) return refuse(413, 'anfrage.zuGross')
  // The client disconnected before sending the whole body: not a fault of ours.
  if (text === undefined) return answer({ status: 400, code: 'anfrage.unlesbar' })
  const body = readJson(text)
  if ('refusal' in body) return answer(body.refusal)
  // Hono reads the body from this cache, so that it is parsed once.
  c.req.bodyCache = { text: Promise.resolve(text) as never, json: Promise.resolve(body.value) as never }
  return next()
}

async function boundedText(request: Request, max: number): Promise<string | null> {
  if (request.headers.get('content-length') !== null) return request.text()
  const bytes = await boundedBytes(request, max)
  return bytes === null ? null : bytes.toString('utf8')
}
