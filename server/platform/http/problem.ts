import type { Code } from '@platzwart/contract/codes'
import type { Alternative, FahrzeugAlternative, Problem } from '@platzwart/contract/problem'
import type { Issue } from '@platzwart/domain/issue'
import { type Reader, spokenData } from '@platzwart/phrases/format'
import type { Language } from '@platzwart/phrases/phrases'
import { phrase } from '../phrases.ts'
import { showAddresses } from '../shownAddress.ts'

/** An issue of a rule or of the input's shape. */
export interface CodedIssue extends Omit<Issue, 'code'> {
  readonly code: Code
}

export interface Refusal {
  readonly status:
    | 400
    | 401
    | 403
    | 404
    | 405
    | 409
    | 412
    | 413
    | 415
    | 421
    | 422
    | 428
    | 429
    | 500
    | 503
    | 507
  readonly code: Code
  readonly issues?: readonly CodedIssue[]
  readonly alternatives?: readonly (Alternative | FahrzeugAlternative)[]
  readonly data?: Issue['data']
  readonly current?: unknown
  /** With 412: the record whose last change is reported to its maintainers. */
  readonly objektId?: string
  readonly geaendert?: Problem['geaendert']
  readonly headers?: Record<string, string>
}

/** Thrown by a gate or a verb; becomes an RFC 9457 response in the reader's language. */
export class ProblemError extends Error {
  readonly refusal: Refusal

  /** @param options the cause, for those who handle the error */
  constructor(refusal: Refusal, options: ErrorOptions = {}) {
    super(refusal.code, options)
    this.refusal = refusal
  }
}

/** 429 with the seconds until the next attempt. */
export const tooMany = (seconds: number): Refusal => ({
  status: 429,
  code: 'anfrage.zuViele',
  headers: { 'retry-after': String(seconds) },
})

/** The specification's zone, for problems before a Mandant is known. */
export const DEFAULT_ZONE = 'Europe/Berlin'

function textOf(code: Code, data: Issue['data'] = {}, reader: Reader): string {
  return phrase(reader.sprache, 'fehler', code, spokenData(data, reader))
}

/** Issues as an answer contains them, each with its text and data. */
export function describeIssues(issues: readonly CodedIssue[], reader: Reader): Problem['issues'] {
  return issues.map(({ code, field, data, origin }) => ({
    code,
    ...(field === undefined ? {} : { field }),
    detail: textOf(code, { ...data, ...(field === undefined ? {} : { field }) }, reader),
    data: { ...data } as Record<string, string | number | boolean | string[]>,
    ...(origin === undefined ? {} : { origin }),
  }))
}

/**
 * Builds an RFC 9457 body: machine-readable code, text in the reader's language, and every issue with field
 * and rule. Times in texts are wall times of the Mandant's zone; `data` keeps the instants.
 */
export function problemBody(refusal: Refusal, reader: Reader, requestId: string): Problem {
  const issues = describeIssues(refusal.issues ?? [], reader)
  const title = textOf(refusal.code, refusal.data ?? refusal.issues?.[0]?.data, reader)
  const details = new Set(issues.map((issue) => issue.detail))
  return {
    type: `urn:platzwart:problem:${refusal.code}`,
    title,
    status: refusal.status,
    detail: details.size > 0 ? [...details].join(' ') : title,
    code: refusal.code,
    instance: requestId,
    issues,
    ...(refusal.alternatives ? { alternatives: [...refusal.alternatives] } : {}),
    ...(refusal.geaendert ? { geaendert: refusal.geaendert } : {}),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
  }
}

export function problemResponse(
  refusal: Refusal,
  sprache: Language,
  requestId: string,
  zone = DEFAULT_ZONE,
): Response {
  const body = JSON.stringify(problemBody(refusal, { sprache, zone }, requestId))
  return new Response(showAddresses(body), {
    status: refusal.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': sprache,
      'cache-control': 'no-store',
      ...refusal.headers,
    },
  })
}
