import type { Context } from 'hono'
import { Rollback } from '../../../platform/database/rollback.ts'
import { ready } from '../../../platform/database/tx.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Call, isRefusal, type Reply, refuse, respond } from '../../../platform/http/endpoint.ts'
import type { AppEnv } from '../../../platform/http/env.ts'
import { ProblemError, problemResponse, type Refusal, tooMany } from '../../../platform/http/problem.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../../platform/sitzung/attempts.ts'
import { networkOf } from '../../../platform/sitzung/network.ts'
import { openSigned } from '../../../platform/sitzung/openSigned.ts'
import { readBooking } from '../../buchung/transition.ts'
import { requireBereich } from '../../grundriss/bereich.ts'
import { LESERAUM } from '../art.ts'
import { readZusageToken } from '../benachrichtigung/signZusage.ts'
import type { BuchungWithNames } from '../queries.ts'

/** Of one link, and of one network whose links lead nowhere. */
const OF_LINK: AttemptRule = { limit: 60, seconds: 60 * 60 }
const OF_NETWORK: AttemptRule = { limit: 60, seconds: 60 * 60 }

/** Whatever is wrong with a link, it is answered alike. */
const LEADS_NOWHERE = { status: 404, code: 'nichtGefunden' } as const

const STAND = 'select stand from mandant where id = $1'

/** @throws ProblemError 429 */
async function count({ authPool, clock }: Deps, key: string, rule: AttemptRule): Promise<void> {
  const attempt = await takeAttempt(authPool, key, rule, clock.now())
  if (!attempt.allowed) throw new ProblemError(tooMany(attempt.retryAfter))
}

/** @throws ProblemError always: 404, and 429 for whoever tries on and on */
async function leadNowhere(deps: Deps, c: Context<AppEnv>): Promise<never> {
  const network = networkOf(c.get('address'))
  if (network !== null) await count(deps, attemptKey('zusageFremd', network), OF_NETWORK)
  throw new ProblemError(LEADS_NOWHERE)
}

type Answered = Reply | { refusal: Refusal }

/**
 * The gate of whoever answers by the link in the mail to them: a transaction as that person, with the booking that they are asked for. Who is not its
 * second person any more, has left the house, or stands before another house is told nothing.
 */
export async function openZusage(
  deps: Deps,
  c: Context<AppEnv>,
  token: string,
  work: (call: Call, row: BuchungWithNames) => Promise<Answered>,
): Promise<Response> {
  const asked = readZusageToken(token, deps.secret)
  const host = c.get('hostMandantId')
  if (asked === null || (host !== null && host !== asked.mandantId)) return leadNowhere(deps, c)
  await count(deps, attemptKey('zusage', token), OF_LINK)
  const sprache = c.get('sprache')
  const requestId = c.get('requestId')
  let zone: string | undefined
  const done = await openSigned<Answered | null>(deps.appPool, asked, requestId, 'shared', async (tx) => {
    const house = await tx.first(ready<{ stand: number }>(STAND, asked.mandantId))
    const row = await readBooking(tx, LESERAUM, asked.buchungId)
    if (!house || row?.benutzer2_id !== asked.benutzerId) return null
    const konfiguration = await deps.konfigurationen.of(tx, house.stand)
    zone = konfiguration.mandant.zone
    const person = await konfiguration.person(tx, asked.benutzerId)
    const call: Call = {
      sprache,
      deps,
      tx,
      person,
      konfiguration,
      ifMatch: c.req.header('if-match'),
      now: deps.clock.now(),
      ahead: [],
    }
    requireBereich(call, row.bereich)
    const answered = await work(call, row)
    if (isRefusal(answered)) throw new Rollback(refuse(answered.refusal))
    return answered
  })
  if (done === null) return leadNowhere(deps, c)
  return isRefusal(done) ? problemResponse(done.refusal, sprache, requestId, zone) : respond(c, done)
}
