import { allowsOperation } from '@platzwart/domain/zugriffstoken/umfang'
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
import { type AheadStatement, type EarlyWork, type OpenSitzung, openSitzung } from '../sitzung/openSitzung.ts'
import { openZugriff } from '../sitzung/openZugriff.ts'
import type { Place } from '../sitzung/place.ts'
import type { AppEnv } from './env.ts'
import { entityTag, matches } from './etag.ts'
import { claimKey, digestOf, keyOf, rememberAnswer } from './idempotency.ts'
import { withLastChange } from './lastChange.ts'
import type { Policy } from './policy.ts'
import { ProblemError, problemResponse, type Refusal } from './problem.ts'

type SuccessStatus = 200 | 201 | 204

/** What a verb receives: validated input, an open transaction in the person's Mandant, and a checked policy. */
export interface Call {
  /** The caller's language. */
  readonly sprache: Language
  /** The If-Match header, for verbs that decide themselves whether a version is required (`refuseStale`). */
  readonly ifMatch: string | undefined
  readonly deps: Deps
  readonly tx: Tx
  readonly person: Person
  readonly konfiguration: Konfiguration
  readonly now: Temporal.Instant
  /** Rows of the statement that was sent with the gate (`ahead`), if any. */
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

/** Limits an API token to what its person created it for, whatever rights they have. */
function checkUmfang({ tag, writes }: Policy, umfang: readonly string[]): void {
  if (allowsOperation(umfang, tag, writes)) return
  const noetig = `${tag}.${writes ? 'schreiben' : 'lesen'}`
  throw new ProblemError({ status: 403, code: 'token.umfangFehlt', data: { umfang: noetig } })
}

function checkTokens({ einstellungen }: Person): void {
  if (!einstellungen['system.apiToken'].value)
    throw new ProblemError({ status: 403, code: 'token.nichtErlaubt' })
}

/** People who need a second factor and have none must set one up first; nothing else is open to them. */
export function checkFactor({ zweitfaktorFehlt }: Person): void {
  if (zweitfaktorFehlt) throw new ProblemError({ status: 403, code: 'sitzung.faktorFehlt' })
}

/** The authorisation check of all operations of houses; operators have their own. */
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

/** A verb's answer. */
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
  // A known ETag: 304 without building the text.
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

/** Requires a session cookie or an API token. @throws ProblemError 401 without either */
function requireCredentials(c: Context<AppEnv>): void {
  if (!c.get('zugriff')) tokenOf(c)
}

interface Entering {
  /** A statement to send with the opening round trip. */
  readonly ahead?: AheadStatement
  /** Runs the verb within the opening round trip when Mandant and person are cached. */
  readonly eager?: boolean
  /** Removes names from the answer in staff-council mode. */
  readonly hide?: Hide
}

/**
 * The rows an eager verb sees in `ahead`: it assumes that the statement returns one, and is rolled back
 * otherwise.
 */
const FOUND = [{}] as const

/** Adds to a refusal who changed the record last, and its current state, filtered like the answer itself. */
async function tellOf(call: Call, hide: Hide, refusal: Refusal): Promise<Refusal> {
  const told = await withLastChange(call.tx, refusal, hidesNames(call))
  if (hide === null || told.current === undefined) return told
  return { ...told, current: hide(call, told.current) }
}

/** Opens session and transaction, checks the policy, and runs `work`. */
async function enter<T extends object>(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  { ahead, eager = false, hide = null }: Entering,
  work: (call: Call) => Promise<T | { refusal: Refusal }>,
): Promise<T | Response> {
  requireCredentials(c)
  const zugriff = c.get('zugriff')
  let zone: string | undefined
  const run = async (tx: Tx, konfiguration: Konfiguration, person: Person, found: readonly unknown[]) => {
    zone = konfiguration.mandant.zone
    checkFactor(person)
    if (zugriff) checkTokens(person)
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
  const begin = ({ mandantId, benutzerId }: Place): EarlyWork<T> | null => {
    const konfiguration = deps.konfigurationen.latest(mandantId)
    const person = konfiguration?.cachedPerson(benutzerId)
    if (!konfiguration || !person) return null
    return { stand: konfiguration.stand, work: (tx) => run(tx, konfiguration, person, ahead ? FOUND : []) }
  }
  const open = async ({ tx, stand, benutzerId, ahead: found }: OpenSitzung) => {
    const konfiguration = await deps.konfigurationen.of(tx, stand)
    return run(tx, konfiguration, await konfiguration.person(tx, benutzerId), found)
  }
  const options = {
    pool: deps.appPool,
    hostMandantId: c.get('hostMandantId'),
    requestId: c.get('requestId'),
    ...(policy.writes && { lock: policy.configures ? ('alone' as const) : ('shared' as const) }),
    ...(ahead && { ahead }),
  }
  type Outcome = T | { refusal: Refusal }
  const answer = zugriff
    ? await openZugriff<Outcome>({ ...options, token: zugriff, now: deps.clock.now() }, (opened) => {
        checkUmfang(policy, opened.umfang)
        return open(opened)
      })
    : await openSitzung<Outcome>({ ...options, token: tokenOf(c), ...(eager && { begin }) }, open)
  if (isRefusal(answer)) return problemResponse(answer.refusal, c.get('sprache'), c.get('requestId'), zone)
  return answer
}

/**
 * For responses that outlast their transaction: checks session, Mandant, module and permission, and runs
 * `look`. A refusal rolls back and becomes the response.
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
 * The next read of a response that is still being sent: a request of its own, so that nothing is held in
 * between.
 * @throws ProblemError 403 when the person has lost access meanwhile
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

/** Filters an answer in staff-council mode, including replayed ones, which may have been stored with names. */
function hideIn(hide: Hide, call: Call, reply: Reply): Reply {
  if (hide === null || !hidesNames(call)) return reply
  const { text, body, ...rest } = reply
  return { ...rest, body: hide(call, text ? JSON.parse(text()) : body) }
}

/** No `ahead`: the claim of the idempotency key takes its place. */
interface Settling extends Entering {
  /** What identifies a repeated request whose body cannot be read twice. */
  readonly origin?: string
}

/**
 * Runs a verb with session, Mandant, module, permission, transaction, idempotency and ETag. A refusal rolls
 * everything back.
 */
export async function runVerb(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  verb: (call: Call) => Promise<Reply | { refusal: Refusal }>,
  { origin, hide = null, ...others }: Settling = {},
): Promise<Response> {
  // Before the key is looked at: without credentials, nothing else is revealed.
  requireCredentials(c)
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
