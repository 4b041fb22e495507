import { createRoute, type OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import type { Answer, Bytes, Input, Operation, Output } from '@platzwart/contract/operation'
import { PERSON_HEADER, STAMP_NAME } from '@platzwart/contract/paths'
import { problemSchema } from '@platzwart/contract/problem'
import { uuid } from '@platzwart/contract/schema'
import type { Context } from 'hono'
import type { AnzeigegeraetArt } from '../anzeigegeraetArt.ts'
import type { Deps } from '../deps.ts'
import type { Feature } from '../feature.ts'
import { hideOf } from '../konfiguration/personalrat.ts'
import type { AheadStatement } from '../sitzung/openSitzung.ts'
import { admit, type Call, refuse, runVerb } from './endpoint.ts'
import type { AppEnv } from './env.ts'
import { versionOf } from './etag.ts'
import type { Frame } from './frame.ts'
import { type DeclaredPolicy, NAMES_OTHERS, POLICIES, type Policy } from './policy.ts'
import { ProblemError, problemResponse, type Refusal } from './problem.ts'

type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 500 | 503 | 507

const REASON: Record<ProblemStatus, string> = {
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

const problem = (status: ProblemStatus) => ({
  description: REASON[status],
  content: { 'application/problem+json': { schema: problemSchema } },
})

const ALWAYS = [400, 401, 403, 404, 422, 500, 503] as const
const WRITES = [409, 413, 415] as const
const VERSIONED = [412, 428] as const

type Handler = (c: Context<AppEnv>) => Promise<Response>

/** Result of validating the input's shape, before any handler runs. */
export type ValidationResult =
  | { readonly success: true; readonly target: string }
  | {
      readonly success: false
      readonly target: string
      readonly data: unknown
      readonly error: z.ZodError
    }

/** Answers invalid input in its own way; undefined for valid input. */
type Tell = (checked: ValidationResult, c: Context<AppEnv>) => Response | undefined

/** An operation with its policy and handler. */
export interface ServedOperation {
  readonly operation: Operation
  readonly policy: Policy
  readonly tell?: Tell
  readonly handler: (frame: Frame, policy: Policy) => Handler
}

/** An operation with a handler outside `serve`, listed in the API document like the others. */
export interface SeparateEndpoint {
  readonly operation: Operation
  readonly who: 'offen' | 'sitzung'
}

const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function isSchema(body: z.ZodType | Bytes | undefined): body is z.ZodType {
  return body !== undefined && !('bytes' in body)
}

/** The validated input, in the order of `Input`. */
function inputOf<O extends Operation>(operation: O, names: readonly string[], c: Context<AppEnv>): Input<O> {
  const valid = (target: 'param' | 'query' | 'json'): unknown => c.req.valid(target as never)
  const params = (names.length > 0 ? valid('param') : {}) as Readonly<Record<string, unknown>>
  const values = names.map((name) => params[name])
  if (operation.version === 'always') values.push(versionOf(c.req.header('if-match')))
  if (operation.query) values.push(valid('query'))
  if (isSchema(operation.body)) values.push(valid('json'))
  return values as Input<O>
}

/** Serves an operation with a handler that sees the request itself. */
export function answer<const O extends Operation>(
  operation: O,
  given: DeclaredPolicy,
  handler: (frame: Frame, policy: Policy) => (c: Context<AppEnv>, ...input: Input<O>) => Promise<Response>,
  tell?: Tell,
): ServedOperation {
  const policy = { ...given, writes: operation.method !== 'get', tag: operation.tag }
  return {
    operation,
    policy,
    ...(tell && { tell }),
    handler: (frame, full) => {
      const handle = handler(frame, full)
      const names = namesOf(operation.path)
      return (c) => handle(c, ...inputOf(operation, names, c))
    },
  }
}

interface Options<O extends Operation> {
  /** A statement sent with the opening round trip; its rows are in `call.ahead`. */
  readonly ahead?: (...input: Input<O>) => AheadStatement
  readonly tell?: Tell
  /**
   * Starts the verb before the database has confirmed the session, from cached data of house and person. If
   * they turn out stale, everything is rolled back and run again in order. Only for verbs whose effects are
   * all in their transaction.
   */
  readonly eager?: boolean
}

/** Serves an operation with a verb. */
export function serve<const O extends Operation>(
  operation: O,
  policy: DeclaredPolicy,
  verb: (call: Call, ...input: Input<O>) => Promise<Output<O> | { refusal: Refusal }>,
  { ahead, tell, eager }: Options<O> = {},
): ServedOperation {
  const hide = hideOf(operation)
  const handler =
    ({ deps }: Frame, full: Policy) =>
    (c: Context<AppEnv>, ...input: Input<O>) => {
      if (operation.version === 'always' && versionOf(c.req.header('if-match')) === null)
        return unversioned(deps, full, c)
      return runVerb(deps, full, c, (call) => verb(call, ...input), {
        ...(ahead && { ahead: ahead(...input) }),
        ...(eager && { eager }),
        hide,
      })
    }
  return answer(operation, policy, handler, tell)
}

/** Checks the session first: without one, the missing version is not revealed. */
function unversioned(deps: Deps, policy: Policy, c: Context<AppEnv>): Promise<Response> {
  return runVerb(deps, policy, c, async () => refuse({ status: 428, code: 'anfrage.versionFehlt' }))
}

/**
 * Serves bytes: `find` runs in a transaction that ends before the first byte is sent, so that a slow client
 * holds no database connection.
 * @param send null when the record exists but its bytes are gone
 */
export function serveBytes<const O extends Operation, T extends object>(
  operation: O,
  policy: DeclaredPolicy,
  find: (call: Call, ...input: Input<O>) => Promise<T | { refusal: Refusal }>,
  send: (deps: Deps, found: T, request: Request) => Promise<Response | null>,
): ServedOperation {
  return answer(operation, policy, ({ deps }, full) => async (c, ...input) => {
    const found = await admit(deps, full, c, (call) => find(call, ...input))
    if (found instanceof Response) return found
    const sent = await send(deps, found, c.req.raw)
    if (sent) return sent
    deps.logger.error(
      { operation: operation.id, requestId: c.get('requestId') },
      'a file is missing in the store',
    )
    throw new ProblemError({ status: 404, code: 'nichtGefunden' })
  })
}

const BINARY = { schema: z.any().openapi({ type: 'string', format: 'binary' }) }

const contentOf = ({ bytes }: Bytes) => Object.fromEntries(bytes.map((type) => [type, BINARY]))

function responseOf({ says, schema }: Answer) {
  if (schema === undefined) return { description: says }
  const content = 'bytes' in schema ? contentOf(schema) : { 'application/json': { schema } }
  return { description: says, content }
}

function requestOf({ path, params, query, body }: Operation) {
  const names = namesOf(path)
  return {
    ...(names.length > 0 && {
      params: z.object(Object.fromEntries(names.map((name) => [name, params?.[name] ?? uuid]))),
    }),
    ...(query && { query }),
    ...(body && {
      body: {
        required: true,
        content: isSchema(body) ? { 'application/json': { schema: body } } : contentOf(body),
      },
    }),
  }
}

function securityOf({ who }: Policy) {
  if (who === 'offen') return []
  return [who === 'anzeigegeraet' ? { anzeigegeraet: [] } : { sitzung: [] }]
}

/** The route for the API document, with every problem it can return. */
function routeOf({ operation, policy }: Pick<ServedOperation, 'operation' | 'policy'>): RouteConfig {
  const { id, tag, summary, method, path, answers, refusals = [], version } = operation
  const statuses = [...ALWAYS, ...(policy.writes ? WRITES : []), ...(version ? VERSIONED : []), ...refusals]
  const unchanged = method === 'get' && policy.who !== 'offen' ? { 304: { description: 'Unchanged.' } } : {}
  return createRoute({
    operationId: id,
    tags: [tag],
    summary,
    method,
    path,
    request: requestOf(operation),
    'x-policy': policy,
    security: securityOf(policy),
    responses: {
      ...Object.fromEntries(statuses.map((status) => [status, problem(status)])),
      ...Object.fromEntries(Object.entries(answers).map(([status, one]) => [status, responseOf(one)])),
      ...unchanged,
    },
  } as RouteConfig)
}

/** Adds an endpoint outside `serve` to the API document. */
export function declareEndpoint(app: OpenAPIHono<AppEnv>, { operation, who }: SeparateEndpoint): void {
  const policy = { who, writes: operation.method !== 'get', tag: operation.tag }
  app.openAPIRegistry.registerPath(routeOf({ operation, policy }))
}

/** Literal path segments before parameters: `/a/eigene` must match before `/a/{id}`. */
function inOrder(a: ServedOperation, b: ServedOperation): number {
  const [x, y] = [a.operation.path, b.operation.path].map((path) => path.replaceAll('{', '\uffff'))
  return (x as string) < (y as string) ? -1 : x === y ? 0 : 1
}

/** Operations of a feature's kinds of screens; one that several kinds declare is registered once. */
function ofArten(arten: readonly AnzeigegeraetArt[]): readonly ServedOperation[] {
  const served = new Map<string, ServedOperation>()
  for (const { art, serves } of arten) {
    for (const one of serves) {
      const before = served.get(one.operation.id)?.policy.arten ?? []
      served.set(one.operation.id, { ...one, policy: { ...one.policy, arten: [...before, art] } })
    }
  }
  return [...served.values()]
}

/** A feature's operations, as part of its module. */
export function operationsOfFeature({
  modul,
  serves = [],
  anzeigegeraete = [],
}: Pick<Feature, 'modul' | 'serves' | 'anzeigegeraete'>): readonly ServedOperation[] {
  const all = [...serves, ...ofArten(anzeigegeraete)]
  return modul === undefined ? all : all.map((one) => ({ ...one, policy: { ...one.policy, modul } }))
}

/** Parameters that any address may have: the person a page shows, and the cache stamp. */
const BESIDE = [PERSON_HEADER, STAMP_NAME]

/** An undeclared query parameter is the caller's mistake: ignoring it would answer a different question. */
function refuseUnknown(known: ReadonlySet<string>, c: Context<AppEnv>): Response | undefined {
  const names = Object.keys(c.req.query()).filter((name) => !known.has(name))
  if (names.length === 0) return undefined
  const issues = names.map((field) => ({ code: 'feld.unbekannt', field, data: { felder: [field] } }) as const)
  return problemResponse(
    { status: 422, code: 'anfrage.ungueltig', issues },
    c.get('sprache'),
    c.get('requestId'),
  )
}

/** Registers operations on a router. */
export function mount(app: OpenAPIHono<AppEnv>, served: readonly ServedOperation[], frame: Frame): void {
  for (const one of served.toSorted(inOrder)) {
    POLICIES.set(one.operation.id, one.policy)
    NAMES_OTHERS.set(one.operation.id, one.operation.namesOthers ?? {})
    const handler = one.handler(frame, one.policy)
    const known = new Set([...Object.keys(one.operation.query?.shape ?? {}), ...BESIDE])
    const checked: Handler = async (c) => refuseUnknown(known, c) ?? handler(c)
    app.openapi(routeOf(one), checked as never, one.tell as never)
  }
}
