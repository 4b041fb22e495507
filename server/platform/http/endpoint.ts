import type { Language } from '@platzwart/phrases/phrases'
import type { Context } from 'hono'
import { Rollback } from '../database/rollback.ts'
import type { Tx } from '../database/tx.ts'
import type { Deps } from '../deps.ts'
import type { Konfiguration } from '../konfiguration/konfiguration.ts'
import type { Person } from '../konfiguration/person.ts'
import { type Hide, hidesNames } from '../konfiguration/personalrat.ts'
import { requireModul } from '../konfiguration/requireModul.ts'
import { showAddresses } from '../shownAddress.ts'
import { type Ahead, type Begun, openSitzung } from '../sitzung/openSitzung.ts'
import type { Place } from '../sitzung/place.ts'
import type { AppEnv } from './env.ts'
import { entityTag, matches } from './etag.ts'
import { claimKey, digestOf, keyOf, rememberAnswer } from './idempotency.ts'
import { withLastChange } from './lastChange.ts'
import type { Policy } from './policy.ts'
import { ProblemError, problemResponse, type Refusal } from './problem.ts'

type SuccessStatus = 200 | 201 | 204

/** All that a verb gets: its input is validated, its transaction open in the person's Mandant, its policy checked. */
export interface Call {
  /** The language of who asks. */
  readonly sprache: Language
  /** Which version a change starts from; for a verb that decides itself when one is needed (`refuseStale`). */
  readonly ifMatch: string | undefined
  readonly deps: Deps
  readonly tx: Tx
  readonly person: Person
  readonly konfiguration: Konfiguration
  readonly now: Temporal.Instant
  /** The rows of the statement that travelled with the opening, for an operation that sends one ahead. */
  readonly ahead: readonly unknown[]
}

export function isRefusal(answer: object): answer is { refusal: Refusal } {
  return 'refusal' in answer
}

export function refuse(refusal: Refusal): { refusal: Refusal } {
  return { refusal }
}

type Asked = Pick<Policy, 'modul' | 'anyOf'>

function checkPart({ modul, anyOf }: Asked, person: Person, konfiguration: Konfiguration): void {
  requireModul({ konfiguration }, modul)
  if (anyOf && !anyOf.some((name) => person.berechtigungen.has(name))) {
    throw new ProblemError({ status: 403, code: 'recht.fehlt', data: { rechte: [...anyOf] } })
  }
}

/** Who must have a second factor and has none sets one up first, at the sign-in; nothing of the house is open until then. */
export function checkFactor({ zweitfaktorFehlt }: Person): void {
  if (zweitfaktorFehlt) throw new ProblemError({ status: 403, code: 'sitzung.faktorFehlt' })
}

/** The one door of the houses: whoever comes this far may call the operation, for what its path names. Operators have a door of their own. */
function checkPolicy(
  policy: Policy,
  person: Person,
  konfiguration: Konfiguration,
  part: (name: string) => string | undefined,
): void {
  checkPart(policy, person, konfiguration)
  const narrowed = policy.by?.values[part(policy.by.param) ?? '']
  if (narrowed) checkPart(narrowed, person, konfiguration)
}

/** What a verb answered. */
export interface Reply {
  readonly status: SuccessStatus
  readonly body?: unknown
  readonly kept?: unknown
  readonly version?: number
  readonly text?: () => string
  readonly etag?: string
}

export function respond(c: Context<AppEnv>, reply: Reply): Response {
  if (reply.status === 204)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }
  const tag = reply.version === undefined ? reply.etag : `"${reply.version}"`
  const reads = c.req.method === 'GET'
  // Known without the text: whoever has it already costs no more.
  if (reads && tag !== undefined && isKnown(c, tag)) return unchanged(headers, tag)
  const text = textOf(reply)
  const etag = tag ?? (reads ? entityTag(text) : undefined)
  if (reads && tag === undefined && etag !== undefined && isKnown(c, etag)) return unchanged(headers, etag)
  if (etag !== undefined) headers.etag = etag
  return new Response(text, { status: reply.status, headers })
}

export const textOf = ({ text, body }: Reply) => showAddresses(text?.() ?? JSON.stringify(body ?? null))

const isKnown = (c: Context<AppEnv>, tag: string) => matches(c.req.header('if-none-match'), tag)

function unchanged(headers: Record<string, string>, etag: string): Response {
  return new Response(null, { status: 304, headers: { ...headers, etag } })
}

export function tokenOf(c: Context<AppEnv>): string {
  const token = c.get('token')
  if (!token) throw new ProblemError({ status: 401, code: 'sitzung.keine' })
  return token
}

interface Entering {
  /** A statement that travels with the opening round trip. */
  readonly ahead?: Ahead
  /** Does it in the opening round trip when Mandant and person are known. */
  readonly eager?: boolean
  /** What of the answer a house in staff-council mode does without. */
  readonly hide?: Hide
}

/** What `begin` is told of the statement that travels ahead: it has found a row, or what was begun does not count. */
const FOUND = [{}] as const

/** A refusal with who was quicker, and the record as it stands; of people it tells no more than the answer would have. */
async function tellOf(call: Call, hide: Hide, refusal: Refusal): Promise<Refusal> {
  const told = await withLastChange(call.tx, refusal, hidesNames(call))
  if (hide === null || told.current === undefined) return told
  return { ...told, current: hide(call, told.current) }
}

/** Opens the person's session and transaction, checks the policy, and lets `work` do the rest. */
async function enter<T extends object>(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  { ahead, eager = false, hide = null }: Entering,
  work: (call: Call) => Promise<T | { refusal: Refusal }>,
): Promise<T | Response> {
  const token = tokenOf(c)
  let zone: string | undefined
  const run = async (tx: Tx, konfiguration: Konfiguration, person: Person, found: readonly unknown[]) => {
    zone = konfiguration.mandant.zone
    checkFactor(person)
    checkPolicy(policy, person, konfiguration, (name) => c.req.param(name))
    const call: Call = {
      sprache: c.get('sprache'),
      ifMatch: c.req.header('if-match'),
      deps,
      tx,
      person,
      konfiguration,
      now: deps.clock.now(),
      ahead: found,
    }
    const result = await work(call)
    if (isRefusal(result)) throw new Rollback(refuse(await tellOf(call, hide, result.refusal)))
    return result
  }
  const begin = ({ mandantId, benutzerId }: Place): Begun<T> | null => {
    const konfiguration = deps.konfigurationen.latest(mandantId)
    const person = konfiguration?.knownPerson(benutzerId)
    if (!konfiguration || !person) return null
    return { stand: konfiguration.stand, work: (tx) => run(tx, konfiguration, person, ahead ? FOUND : []) }
  }
  const answer = await openSitzung<T | { refusal: Refusal }>(
    {
      pool: deps.appPool,
      token,
      hostMandantId: c.get('hostMandantId'),
      requestId: c.get('requestId'),
      ...(policy.writes && { lock: policy.configures ? ('alone' as const) : ('shared' as const) }),
      ...(ahead && { ahead }),
      ...(eager && { begin }),
    },
    async ({ tx, stand, benutzerId, ahead: found }) => {
      const konfiguration = await deps.konfigurationen.of(tx, stand)
      return run(tx, konfiguration, await konfiguration.person(tx, benutzerId), found)
    },
  )
  if (isRefusal(answer)) return problemResponse(answer.refusal, c.get('sprache'), c.get('requestId'), zone)
  return answer
}

/**
 * For what does not end with its transaction: session, Mandant, module and permission, and what `look` finds. A refusal rolls
 * everything back, and is the response.
 */
export function admit<T extends object>(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  look: (call: Call) => Promise<T | { refusal: Refusal }>,
): Promise<T | Response> {
  return enter(deps, policy, c, {}, look)
}

/**
 * The next look of an answer that is still being sent: a request of its own each time, so that nothing is held between two of them.
 * @throws ProblemError 403 for who has been put out meanwhile
 */
export async function admitNext<T extends object>(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  look: (call: Call) => Promise<T>,
): Promise<T> {
  const answer = await admit(deps, policy, c, look)
  if (answer instanceof Response) throw new ProblemError({ status: 403, code: 'recht.fehlt' })
  return answer
}

/** The same of an answer, also of one that is given once more under its key: what was kept then may have had names. */
function hideIn(hide: Hide, call: Call, reply: Reply): Reply {
  if (hide === null || !hidesNames(call)) return reply
  const { text, body, ...rest } = reply
  return { ...rest, body: hide(call, text ? JSON.parse(text()) : body) }
}

/** Instead of what travels ahead a claimed key does. */
interface Settling extends Entering {
  /** What a repeated request is compared by where its body is not text that can be read again. */
  readonly origin?: string
}

/** Lets a verb answer: session, Mandant, module, permission, transaction, idempotency, ETag. A refusal rolls everything back. */
export async function settle(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  verb: (call: Call) => Promise<Reply | { refusal: Refusal }>,
  { origin, hide = null, ...others }: Settling = {},
): Promise<Response> {
  // Before the key is looked at: whoever has no session is told nothing else.
  tokenOf(c)
  const entering = { ...others, hide }
  const key = policy.writes ? keyOf(c) : null
  if (key === null) {
    const reply = await enter(deps, policy, c, entering, async (call) => {
      const result = await verb(call)
      return isRefusal(result) ? result : hideIn(hide, call, result)
    })
    return reply instanceof Response ? reply : respond(c, reply)
  }
  const digest = digestOf(c, origin ?? (await c.req.text()))
  const reply = await enter(
    deps,
    policy,
    c,
    { ...entering, ahead: claimKey(key, digest) },
    async (call): Promise<Reply | { refusal: Refusal }> => {
      if (call.ahead.length === 0)
        return hideIn(hide, call, await rememberAnswer.replay(call.tx, key, digest))
      const result = await verb(call)
      if (isRefusal(result)) return result
      const { status, version } = result
      const antwort = 'kept' in result ? JSON.stringify(result.kept) : textOf(result)
      rememberAnswer.store(call.tx, key, { status, antwort, version })
      return hideIn(hide, call, result)
    },
  )
  return reply instanceof Response ? reply : respond(c, reply)
}
