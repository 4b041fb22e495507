import { pageOfPath } from '@platzwart/contract/paths'
import { readJson } from '../readJson.ts'

/** A violation of the content security policy, without personal data. */
export interface Violation {
  /** The violated directive; `other` if unknown. */
  readonly directive: string
  /** Origin, scheme or kind of what was blocked; never its path, query or content. */
  readonly blocked: string
  /** Path pattern of the page, with unfilled parameters and no query. */
  readonly page: string
}

export const REPORT_TYPES = ['application/csp-report', 'application/reports+json'] as const

/** Browsers batch the reports of a minute; more than this is not a browser. */
const MAX_REPORTS = 20

const OTHER = 'other'

/** A fixed list, so that nobody can create metric series. */
const DIRECTIVES = new Set(
  [
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src',
    'connect-src media-src object-src frame-src child-src worker-src manifest-src prefetch-src base-uri form-action',
    'frame-ancestors sandbox require-trusted-types-for trusted-types',
  ]
    .join(' ')
    .split(' '),
)

/** `inline`, `eval`, `trusted-types-sink` …: kinds without a URL. */
const KIND = /^[a-z][a-z-]{1,39}$/
const HTTP = /^(?:https?|wss?):$/

/** The raw fields that both formats share. */
interface Said {
  readonly directive: unknown
  readonly blocked: unknown
  readonly page: unknown
}

/**
 * Parses the violations in a body, at most twenty, and drops those of other hosts' pages. Null when the body
 * has neither format.
 */
export function readReports(text: string, host: string): readonly Violation[] | null {
  const body = readJson(text)
  if ('refusal' in body) return null
  const said = Array.isArray(body.value) ? manyIn(body.value) : oneIn(body.value)
  return said?.slice(0, MAX_REPORTS).flatMap((one) => violationOf(one, host)) ?? null
}

/** `application/csp-report`, for `report-uri`. */
function oneIn(value: unknown): readonly Said[] | null {
  const report = objectIn(objectIn(value)?.['csp-report'])
  if (report === null) return null
  return [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
    },
  ]
}

/** `application/reports+json`, for `report-to`; may contain reports of other kinds. */
function manyIn(values: readonly unknown[]): readonly Said[] | null {
  const reports = values.map(objectIn)
  if (reports.includes(null)) return null
  return reports.flatMap((report) => {
    const body = objectIn(report?.body)
    if (report?.type !== 'csp-violation' || body === null) return []
    return [{ directive: body.effectiveDirective, blocked: body.blockedURL, page: body.documentURL }]
  })
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null
}

function violationOf({ directive, blocked, page }: Said, host: string): readonly Violation[] {
  const address = urlOf(page)
  if (address?.host !== host) return []
  return [
    {
      directive: directiveOf(directive),
      blocked: blockedOf(blocked),
      page: pageOfPath(address.pathname) ?? OTHER,
    },
  ]
}

/** Older browsers append the sources to the directive. */
function directiveOf(said: unknown): string {
  const [name = ''] = typeof said === 'string' ? said.split(' ', 1) : []
  return DIRECTIVES.has(name) ? name : OTHER
}

function blockedOf(said: unknown): string {
  if (typeof said !== 'string') return OTHER
  if (KIND.test(said)) return said
  const address = urlOf(said)
  if (address === null) return OTHER
  return HTTP.test(address.protocol) ? address.origin : schemeOf(address)
}

function schemeOf({ protocol }: URL): string {
  return KIND.test(protocol.slice(0, -1)) ? protocol : OTHER
}

function urlOf(said: unknown): URL | null {
  return typeof said === 'string' ? URL.parse(said) : null
}
