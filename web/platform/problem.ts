import type { Code } from '@platzwart/contract/codes'
import type { Alternative, FahrzeugAlternative, Problem, ProblemIssue } from '@platzwart/contract/problem'
import { ownCodeOf } from './authCodes.ts'

/** A refusal of the server (RFC 9457) as an error: the code, every reason, and alternatives. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: Code
  readonly issues: readonly ProblemIssue[]
  readonly alternatives: readonly Alternative[]
  readonly fahrzeuge: readonly FahrzeugAlternative[]
  /** With 412: the current record. */
  readonly current: unknown
  /** With 412: who changed it last, and when; null if that is not disclosed. */
  readonly geaendert: NonNullable<Problem['geaendert']> | null
  readonly requestId: string
  /** The reason in the reader's language, if the server gave one. */
  readonly detail: string

  constructor(problem: Partial<Problem> & { status: number; code: Code }) {
    super(problem.detail ?? problem.code)
    this.status = problem.status
    this.code = problem.code
    this.detail = problem.detail ?? ''
    this.issues = problem.issues ?? []
    this.alternatives = problem.alternatives?.filter((one) => 'leseraumId' in one) ?? []
    this.fahrzeuge = problem.alternatives?.filter((one) => 'fahrzeugId' in one) ?? []
    this.current = problem.current
    this.geaendert = problem.geaendert ?? null
    this.requestId = problem.instance ?? ''
  }
}

/** The server could not be reached at all, after every retry. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/**
 * The format of our codes, which tells them from those of the sign-in library and from a proxy's text; a
 * newer server may have more of them.
 */
const WRITTEN = /^[a-z][a-zA-Z]*(?:\.[a-z][a-zA-Z]*)*$/

function isCode(value: unknown): value is Code {
  return typeof value === 'string' && value.length <= 80 && WRITTEN.test(value)
}

function codeOfStatus(status: number): Code {
  if (status === 401) return 'sitzung.keine'
  if (status === 403) return 'recht.fehlt'
  if (status === 404) return 'nichtGefunden'
  if (status === 413) return 'anfrage.zuGross'
  if (status === 429) return 'anfrage.zuViele'
  if (status === 503) return 'server.beschaeftigt'
  if (status === 507) return 'server.speicherVoll'
  return status >= 500 ? 'server.fehler' : 'anfrage.ungueltig'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function changeIn(told: unknown): Pick<Problem, 'geaendert'> {
  if (!isRecord(told) || typeof told.zeit !== 'string') return {}
  return { geaendert: { von: typeof told.von === 'string' ? told.von : null, zeit: told.zeit } }
}

/** Drops fields of a problem that have the wrong type: a proxy has its own idea of `detail`. */
function withoutForeign(body: Record<string, unknown>): Partial<Problem> {
  const text = (name: string) => (typeof body[name] === 'string' ? { [name]: body[name] } : {})
  const list = (name: string) =>
    Array.isArray(body[name]) && body[name].every(isRecord) ? { [name]: body[name] } : {}
  return {
    current: body.current,
    ...changeIn(body.geaendert),
    ...text('code'),
    ...text('detail'),
    ...text('instance'),
    ...list('issues'),
    ...list('alternatives'),
  }
}

/** Parses a refusal of any format: a problem, an answer of the sign-in library, or a proxy's page. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const requestId = response.headers.get('x-request-id') ?? ''
  const body: unknown = await response.json().catch(() => null)
  const problem = isRecord(body) ? withoutForeign(body) : {}
  return new ApiProblem({
    ...problem,
    status: response.status,
    code: isCode(problem.code) ? problem.code : (ownCodeOf(problem.code) ?? codeOfStatus(response.status)),
    instance: problem.instance ?? requestId,
  })
}
