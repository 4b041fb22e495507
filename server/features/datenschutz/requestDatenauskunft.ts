import type { requestDatenauskunft as operation } from '@platzwart/contract/operations/datenschutz'
import type { Context } from 'hono'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { admit, respond, tokenOf } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { ProblemError, tooMany } from '../../platform/http/problem.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { checkAgain } from '../sitzung/checkAgain.ts'
import { signTicket, TICKET_MINUTES } from './signTicket.ts'

const REQUESTS: AttemptRule = { limit: 5, seconds: 60 * 60 }

/**
 * Asks for all that is kept of oneself. Whoever stands before a device that was left open does not get it: the password is asked for again. The
 * answer is a ticket for this very session, and the house's trail says that it was given.
 * @throws ProblemError 422 for a wrong password, 403 for an account without one that signed in long ago, 429
 */
export function requestDatenauskunft({ deps }: Frame, policy: Policy) {
  return async (c: Context<AppEnv>, { passwort }: z.output<typeof operation.body>): Promise<Response> => {
    const token = tokenOf(c)
    const who = await admit(deps, policy, c, async ({ person, sprache }) => ({ person, sprache }))
    if (who instanceof Response) return who
    const { person, sprache } = who
    // Outside any transaction: to look at a password takes longer than a connection of the database is lent.
    await checkAgain(deps, { token, anmeldungId: person.anmeldungId, password: passwort })
    const key = attemptKey('datenauskunft', person.anmeldungId)
    const attempt = await takeAttempt(deps.authPool, key, REQUESTS, deps.clock.now())
    if (!attempt.allowed) throw new ProblemError(tooMany(attempt.retryAfter))
    const bis = deps.clock.now().add({ minutes: TICKET_MINUTES })
    const noted = await admit(deps, policy, c, async ({ tx }) => {
      record(tx, { aktion: 'requestDatenauskunft', objekt: 'benutzer', objektId: person.id })
      return {}
    })
    if (noted instanceof Response) return noted
    const body = { ticket: signTicket(deps.secret, token, { sprache, bis }), gueltigBis: bis.toString() }
    return respond(c, { status: 201, body })
  }
}
