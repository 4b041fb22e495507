import type { RouteConfig, RouteHandler, z } from '@hono/zod-openapi'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Context } from 'hono'
import { Rollback } from '../database/rollback.ts'
import type { Statement, Tx } from '../database/tx.ts'
import type { Deps } from '../deps.ts'
import type { Konfiguration } from '../konfiguration/konfiguration.ts'
import type { Person } from '../konfiguration/person.ts'
import { openSitzung } from '../sitzung/openSitzung.ts'
import type { AppEnv } from './env.ts'
import { entityTag, matches } from './etag.ts'
import { claimKey, keyOf, readClaim, rememberAnswer } from './idempotency.ts'
import type { Policy } from './operation.ts'
import { ProblemError, problemResponse, type Refusal } from './problem.ts'

type SuccessStatus = 200 | 201 | 204

type BodyOf<Response> = Response extends {
  content: { 'application/json': { schema: infer S extends z.ZodType } }
}
  ? z.input<S>
  : undefined

/** What a verb may answer with: the declared success statuses with their declared bodies, or a refusal. */
export type AnswerOf<R extends { responses: RouteConfig['responses'] }> = {
  [S in keyof R['responses']]: S extends SuccessStatus
    ? {
        readonly status: S
        readonly body: BodyOf<R['responses'][S]>
        readonly version?: number
        /** Set when the answer is already JSON text of the declared shape (hot reads build it once). */
        readonly json?: string
      }
    : never
}[keyof R['responses']]

/** All that a verb gets: its input is validated, its transaction open in the person's Mandant, its policy checked. */
export interface Call<C> {
  readonly c: C
  readonly deps: Deps
  readonly tx: Tx
  readonly person: Person
  readonly konfiguration: Konfiguration
  readonly now: Temporal.Instant
  readonly sitzung: { readonly id: string; readonly anmeldungId: string }
}

interface GuardedRoute {
  readonly policy: Policy
  readonly method: string
  readonly responses: RouteConfig['responses']
}

type ContextOf<R extends RouteConfig> = Parameters<RouteHandler<R, AppEnv>>[0]

export function isRefusal(answer: object): answer is { refusal: Refusal } {
  return 'refusal' in answer
}

export function refuse(refusal: Refusal): { refusal: Refusal } {
  return { refusal }
}

function checkPolicy(policy: Policy, person: Person, konfiguration: Konfiguration): void {
  if (policy.modul && !konfiguration.mandant.module.includes(policy.modul)) {
    throw new ProblemError({ status: 404, code: 'modul.aus', data: { modul: policy.modul } })
  }
  if (policy.who === 'betreiber' && !person.betreiber)
    throw new ProblemError({ status: 403, code: 'recht.nurBetreiber' })
  const needed: readonly Berechtigung[] | undefined = policy.anyOf
  if (needed && !needed.some((name) => person.berechtigungen.has(name))) {
    throw new ProblemError({ status: 403, code: 'recht.fehlt', data: { rechte: [...needed] } })
  }
}

interface Reply {
  readonly status: SuccessStatus
  readonly body: unknown
  readonly version?: number
  readonly json?: string
}

function respond(c: Context<AppEnv>, reply: Reply): Response {
  if (reply.status === 204)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  const text = reply.json ?? JSON.stringify(reply.body)
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }
  if (c.req.method === 'GET' || reply.version !== undefined) {
    const tag = reply.version === undefined ? entityTag(text) : `"${reply.version}"`
    headers.etag = tag
    if (c.req.method === 'GET' && matches(c.req.header('if-none-match'), tag)) {
      return new Response(null, { status: 304, headers })
    }
  }
  return new Response(text, { status: reply.status, headers })
}

/**
 * Wraps a verb into a route's handler: session, Mandant, module, permission, transaction, idempotency, ETag.
 * A refusal rolls everything back. `ahead` is a statement that travels with the opening round trip.
 */
export function endpoint<const R extends RouteConfig & GuardedRoute>(
  deps: Deps,
  route: R,
  work: (call: Call<ContextOf<R>>, ahead: readonly unknown[]) => Promise<AnswerOf<R> | { refusal: Refusal }>,
  ahead?: (c: ContextOf<R>) => Statement<unknown>,
): RouteHandler<R, AppEnv> {
  const handler = async (c: Context<AppEnv>): Promise<Response> => {
    const token = c.get('token')
    if (!token) throw new ProblemError({ status: 401, code: 'sitzung.keine' })
    const key = route.policy.writes ? keyOf(c) : null
    const digest = key === null ? null : await readClaim(c)
    const typed = c as unknown as ContextOf<R>
    let zone: string | undefined
    const answer = await openSitzung(
      {
        pool: deps.appPool,
        token,
        hostMandantId: c.get('hostMandantId'),
        requestId: c.get('requestId'),
        ...(key !== null && digest ? { ahead: claimKey(key, digest) } : ahead ? { ahead: ahead(typed) } : {}),
      },
      async (open) => {
        const konfiguration = await deps.konfigurationen.of(open.tx, open.stand)
        zone = konfiguration.mandant.zone
        const person = await konfiguration.person(open.tx, open.benutzerId)
        checkPolicy(route.policy, person, konfiguration)
        if (key !== null && digest && open.ahead.length === 0)
          return await rememberAnswer.replay(open.tx, key, digest)
        const call: Call<ContextOf<R>> = {
          c: typed,
          deps,
          tx: open.tx,
          person,
          konfiguration,
          now: deps.clock.now(),
          sitzung: { id: open.sitzungId, anmeldungId: open.anmeldungId },
        }
        const result = await work(call, open.ahead)
        if (isRefusal(result)) throw new Rollback(result)
        const reply = result as Reply
        if (key !== null) {
          const { status, version } = reply
          const antwort = reply.json ?? JSON.stringify(reply.body ?? null)
          rememberAnswer.store(open.tx, key, { status, antwort, version })
        }
        return reply
      },
    )
    if (isRefusal(answer)) return problemResponse(answer.refusal, c.get('sprache'), c.get('requestId'), zone)
    return respond(c, answer)
  }
  return handler as unknown as RouteHandler<R, AppEnv>
}
