import type { Input, Operation, Output } from '@platzwart/contract/operation'
import { exportMandant, importMandant } from '@platzwart/contract/operations/hausdatei'
import { createMandant, deleteMandant } from '@platzwart/contract/operations/mandant'
import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import type { Language } from '@platzwart/phrases/phrases'
import type { Context } from 'hono'
import { Rollback } from '../../platform/database/rollback.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { BUSY } from '../../platform/database/violations.ts'
import type { Deps } from '../../platform/deps.ts'
import { isRefusal, type Reply, respond, textOf, tokenOf } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { versionOf } from '../../platform/http/etag.ts'
import { digestOf, keyOf } from '../../platform/http/idempotency.ts'
import { ProblemError, problemResponse, type Refusal } from '../../platform/http/problem.ts'
import { answer, type ServedOperation } from '../../platform/http/serve.ts'
import { type Betreiber, openBetreiber } from '../../platform/sitzung/openBetreiber.ts'
import { openSitzung } from '../../platform/sitzung/openSitzung.ts'
import { openMandant } from './openMandant.ts'

/** What an operator's verb gets; none of it needs a house of theirs. */
export interface BetreiberCall {
  readonly sprache: Language
  readonly deps: Deps
  readonly betreiber: Betreiber
  readonly now: Temporal.Instant
}

/** The same inside a house: the one that the path names, or one that is being made. What is written there and in the operators' trail commits together. */
export interface HausCall extends BetreiberCall {
  readonly tx: Tx
  readonly mandantId: string
  /** For the operators' trail, of what the house itself does not remember. */
  readonly note: (was: object) => void
  /** What is kept of the answer under its key, where the answer itself has a secret in it. */
  readonly remember: (body: object) => void
}

type Answers<O extends Operation> = Promise<Output<O> | { refusal: Refusal }>

/**
 * Who operates: asked of the directory. Everybody else is told by the houses' gate what their session is worth.
 * @throws ProblemError 401 without a session that holds, 403 for whoever is no operator
 */
export async function enterBetreiber(deps: Deps, c: Context<AppEnv>): Promise<BetreiberCall> {
  const token = tokenOf(c)
  const hostMandantId = c.get('hostMandantId')
  const requestId = c.get('requestId')
  const betreiber = await openBetreiber(deps.authPool, token, hostMandantId)
  if (betreiber === 'abgelaufen') throw new ProblemError({ status: 401, code: 'sitzung.abgelaufen' })
  if (betreiber) {
    if (deps.operatorsProve && !betreiber.faktor)
      throw new ProblemError({ status: 403, code: 'betreiber.faktorNoetig' })
    return { sprache: c.get('sprache'), deps, betreiber, now: deps.clock.now() }
  }
  await openSitzung({ pool: deps.appPool, token, hostMandantId, requestId }, async () => null)
  throw new ProblemError({ status: 403, code: 'recht.nurBetreiber' })
}

/** What makes, takes or hands out a whole house: a session that was left open, or stolen, is not enough for it. */
const ASKS_AGAIN: ReadonlySet<string> = new Set([
  createMandant.id,
  deleteMandant.id,
  exportMandant.id,
  importMandant.id,
])

/** @throws ProblemError 403 for whoever has not shown again who they are, where that is asked for */
export function holdToProof({ deps, betreiber }: BetreiberCall, operation: string): void {
  if (deps.operatorsProve && ASKS_AGAIN.has(operation) && !betreiber.bewiesen)
    throw new ProblemError({ status: 403, code: 'sitzung.nochmal' })
}

/** An operator's question about the houses, answered from the directory. */
export function answerVerzeichnis<const O extends Operation>(
  operation: O,
  verb: (call: BetreiberCall, ...input: Input<O>) => Answers<O>,
): ServedOperation {
  return answer(operation, { who: 'betreiber' }, ({ deps }) => async (c, ...input) => {
    const reply = await verb(await enterBetreiber(deps, c), ...input)
    return isRefusal(reply) ? told(c, reply.refusal) : respond(c, reply)
  })
}

/** What an operator does in a house: the first part of the path, or a new one where the path has none. */
export function answerHaus<const O extends Operation>(
  operation: O,
  verb: (call: HausCall, ...input: Input<O>) => Answers<O>,
): ServedOperation {
  return answer(operation, { who: 'betreiber' }, ({ deps }, policy) => async (c, ...input) => {
    const call = await enterBetreiber(deps, c)
    holdToProof(call, operation.id)
    if (operation.version === 'always' && versionOf(c.req.header('if-match')) === null)
      return told(c, { status: 428, code: 'anfrage.versionFehlt' })
    const mandantId = operation.path.includes('{id}') ? (c.req.param('id') as string) : uuidv7()
    const line = policy.writes ? await lineOf(operation.id, c) : null
    const reply = await openMandant<Reply | { refusal: Refusal }>(
      deps.appPool,
      call.betreiber,
      mandantId,
      (tx) => inTrail({ ...call, tx, mandantId }, line, (inside) => verb(inside, ...input)),
      c.get('requestId'),
    )
    if (policy.writes) await deps.domains.refresh()
    return isRefusal(reply) ? told(c, reply.refusal) : respond(c, reply)
  })
}

/** What an operator does to a house, or to one that is to be, of a request whose body is no JSON: its key is not looked at, because its bytes are not kept. */
export function answerInHaus(
  deps: Deps,
  call: BetreiberCall,
  c: Context<AppEnv>,
  aktion: string,
  verb: (call: HausCall) => Promise<Reply>,
  mandantId: string = uuidv7(),
): Promise<Reply> {
  return openMandant(
    deps.appPool,
    call.betreiber,
    mandantId,
    (tx) => inTrail({ ...call, tx, mandantId }, { aktion, key: null, digest: null }, verb),
    c.get('requestId'),
  )
}

const told = (c: Context<AppEnv>, refusal: Refusal) =>
  problemResponse(refusal, c.get('sprache'), c.get('requestId'))

interface Line {
  readonly aktion: string
  readonly key: string | null
  readonly digest: Uint8Array | null
}

async function lineOf(aktion: string, c: Context<AppEnv>): Promise<Line> {
  const key = keyOf(c)
  return { aktion, key, digest: key === null ? null : digestOf(c, await c.req.text()) }
}

interface Claimed {
  readonly neu: boolean
  readonly id: string
  readonly anfrage: Uint8Array | null
  readonly status: number | null
  readonly antwort: string | null
  readonly version: number | null
}

/** How long what operators did is kept, and what they were answered. */
const KEPT_HOURS = {
  line: retentionHours(RETENTION.betreiber),
  answer: retentionHours(RETENTION.wiederholschluessel),
}

const CLAIM = 'select * from auth.claim_betreiber($1, $2, $3, $4, $5, $6, $7, $8)'
const NOTE = 'select auth.note_betreiber($1, $2, $3, $4, $5)'

/** Begins a line of the operators' trail, lets the verb answer, and ends it. What was answered under the same key before is answered again. */
async function inTrail(
  call: Omit<HausCall, 'note' | 'remember'>,
  line: Line | null,
  verb: (call: HausCall) => Promise<Reply | { refusal: Refusal }>,
): Promise<Reply> {
  const { tx, betreiber, mandantId, now } = call
  let was: object | null = null
  let kept: object | null = null
  const note = (what: object) => {
    was = what
  }
  const remember = (body: object) => {
    kept = body
  }
  const work = async () => {
    const result = await verb({ ...call, note, remember })
    if (isRefusal(result)) throw new Rollback(result)
    return result
  }
  if (line === null) return work()
  const claimed = await tx.first(
    ready<Claimed>(
      CLAIM,
      betreiber.id,
      betreiber.email,
      line.aktion,
      mandantId,
      line.key,
      line.digest,
      ...[KEPT_HOURS.line, KEPT_HOURS.answer].map((hours) => now.subtract({ hours }).toString()),
    ),
  )
  if (!claimed) throw new ProblemError(BUSY)
  if (!claimed.neu) return again(claimed, line)
  const reply = await work()
  tx.later(NOTE, [
    claimed.id,
    was === null ? null : JSON.stringify(was),
    reply.status,
    line.key === null ? null : textOf(kept === null ? reply : { ...reply, body: kept }),
    reply.version ?? null,
  ])
  return reply
}

function again({ anfrage, status, antwort, version }: Claimed, { digest }: Line): Reply {
  if (status === null || antwort === null) throw new ProblemError(BUSY)
  if (digest === null || anfrage === null || Buffer.compare(anfrage, digest) !== 0)
    throw new ProblemError({ status: 422, code: 'anfrage.schluesselVerbraucht' })
  return {
    status: status as 200 | 201 | 204,
    text: () => antwort,
    ...(version === null ? {} : { version }),
  }
}
