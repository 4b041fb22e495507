import type { Input, Operation, Output } from '@platzwart/contract/operation'
import type { Language } from '@platzwart/phrases/phrases'
import type { Context } from 'hono'
import type { Anzeigegeraet } from '../anzeigegeraetArt.ts'
import { Rollback } from '../database/rollback.ts'
import type { Tx } from '../database/tx.ts'
import type { Deps } from '../deps.ts'
import type { Konfiguration } from '../konfiguration/konfiguration.ts'
import { requireModul } from '../konfiguration/requireModul.ts'
import { openAnzeigegeraet, readAnzeigegeraetCookie } from '../sitzung/openAnzeigegeraet.ts'
import { isRefusal, respond } from './endpoint.ts'
import type { AppEnv } from './env.ts'
import type { Policy } from './policy.ts'
import { ProblemError, problemResponse, type Refusal } from './problem.ts'
import { answer, type ServedOperation } from './serve.ts'

/** What a screen's verb receives: a transaction in its house, without a person. */
export interface AnzeigegeraetCall {
  readonly sprache: Language
  readonly deps: Deps
  readonly tx: Tx
  readonly geraet: Anzeigegeraet
  readonly konfiguration: Konfiguration
  readonly now: Temporal.Instant
}

/**
 * Opens a screen's transaction and checks that its kind may call the operation.
 * @throws ProblemError
 */
export function admitAnzeigegeraet<T>(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  work: (call: AnzeigegeraetCall) => Promise<T>,
): Promise<T> {
  const token = readAnzeigegeraetCookie(c.req.header('cookie'), deps)
  const asked = { token, hostMandantId: c.get('hostMandantId'), requestId: c.get('requestId') }
  return openAnzeigegeraet(deps.appPool, asked, async ({ tx, geraet, stand }) => {
    const konfiguration = await deps.konfigurationen.of(tx, stand)
    requireModul({ konfiguration }, policy.modul)
    if (policy.arten && !policy.arten.includes(geraet.art))
      throw new ProblemError({ status: 403, code: 'anzeigegeraet.andereArt' })
    return work({ sprache: c.get('sprache'), deps, tx, geraet, konfiguration, now: deps.clock.now() })
  })
}

/** A screen is not a person: operations that name others are not available to it. */
type Nameless = Operation & { readonly namesOthers?: never }

/** Serves an operation to screens of the kinds that declare it, and to nobody else. */
export function serveAnzeigegeraet<const O extends Nameless>(
  operation: O,
  verb: (call: AnzeigegeraetCall, ...input: Input<O>) => Promise<Output<O> | { refusal: Refusal }>,
): ServedOperation {
  return answer(operation, { who: 'anzeigegeraet' }, ({ deps }, policy) => async (c, ...input) => {
    const reply = await admitAnzeigegeraet(deps, policy, c, async (call) => {
      const result = await verb(call, ...input)
      if (isRefusal(result)) throw new Rollback(result)
      return result as Output<O> | { refusal: Refusal }
    })
    if (isRefusal(reply)) return problemResponse(reply.refusal, c.get('sprache'), c.get('requestId'))
    return respond(c, reply)
  })
}
