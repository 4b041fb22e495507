import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import { problemSchema } from '@platzwart/contract/problem'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Modul } from '@platzwart/domain/mandant/module'

/** Who may call a route. There is no default: a route without a policy does not compile. */
export interface Policy {
  /** `offen` needs no session; `sitzung` any person of the Mandant; `betreiber` an operator of the installation. */
  readonly who: 'offen' | 'sitzung' | 'betreiber'
  /** Any one of these permissions. */
  readonly anyOf?: readonly Berechtigung[]
  /** 404 for Mandanten that have the module switched off. */
  readonly modul?: Modul
  /** Changes something: same-origin only, may carry an Idempotency-Key, never reachable by GET. */
  readonly writes: boolean
}

type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 507

const REASON: Record<ProblemStatus | 500 | 503, string> = {
  400: 'The request cannot be read.',
  401: 'No valid session.',
  403: 'The session may not do this.',
  404: 'Not here, or not visible to this session: the two look the same.',
  409: 'Somebody else was faster; alternatives may be given.',
  412: 'The record has changed since it was read; its current state is given.',
  413: 'The request is too large.',
  415: 'The content type is not accepted.',
  422: 'Well-formed, but against a rule; each issue names code, field and rule.',
  428: 'If-Match is missing.',
  429: 'Too many attempts.',
  500: 'A fault of ours; the request id leads to it.',
  503: 'Busy or restarting; try again.',
  507: 'No room for what is to be kept.',
}

const problem = (status: ProblemStatus | 500 | 503) => ({
  description: REASON[status],
  content: { 'application/problem+json': { schema: problemSchema } },
})

const ALWAYS = [400, 401, 403, 404, 422, 500, 503] as const
const WRITES = [409, 413, 415] as const

export type OperationConfig = Omit<RouteConfig, 'responses'> & {
  readonly operationId: string
  readonly tags: [string]
  readonly summary: string
  readonly policy: Policy
  readonly refusals?: readonly (412 | 428 | 429 | 507)[]
  readonly responses: RouteConfig['responses']
}

/** The policies of all operations, by operation id: the matrix of the tests and the page of the docs are made from it. */
export const POLICIES = new Map<string, Policy>()

/** The route as declared; the problems that every route can answer with are in its document, not in its type. */
export type Operation<C extends OperationConfig> = C & { getRoutingPath(): RoutingPath<C['path']> }

type RoutingPath<P extends string> = P extends `${infer Start}/{${infer Name}}${infer Rest}`
  ? `${Start}/:${Name}${RoutingPath<Rest>}`
  : P

/** Declares a route with its policy, its input and every status it can answer with. */
export function operation<const C extends OperationConfig>(config: C): Operation<C> {
  POLICIES.set(config.operationId, config.policy)
  const statuses = [...ALWAYS, ...(config.policy.writes ? WRITES : []), ...(config.refusals ?? [])]
  const refusals = Object.fromEntries(statuses.map((status) => [status, problem(status)]))
  const route = createRoute({
    ...(config as RouteConfig),
    'x-policy': config.policy,
    security: config.policy.who === 'offen' ? [] : [{ sitzung: [] }],
    responses: { ...refusals, ...config.responses },
  })
  return route as unknown as Operation<C>
}

/** A JSON answer of an operation. */
export function json<S>(schema: S, description: string) {
  return { description, content: { 'application/json': { schema } } } as const
}

/** A JSON body of an operation; required, and nothing but JSON. */
export function body<S>(schema: S) {
  return { required: true as const, content: { 'application/json': { schema } } }
}
