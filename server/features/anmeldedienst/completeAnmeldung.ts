import type { offenCompleteSchema } from '@platzwart/contract/anmeldedienst'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError, tooMany } from '../../platform/http/problem.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { authOf } from '../sitzung/auth.ts'
import { createTicket, findTicket, takeTicket } from '../sitzung/createLink.ts'
import { OFFEN_SECONDS, type Offen, offenCookie, readOffenCookie } from './anmeldung.ts'
import { noteAblehnung } from './noteAblehnung.ts'
import { readDienst } from './queries.ts'
import { beginSession } from './receiveAnmeldung.ts'
import { takeAngaben } from './takeAngaben.ts'

const OVER = { status: 409, code: 'anmeldedienst.vorbei' } as const

/** Addresses that one sign-in may be told: who mistypes has another try, and nobody tries a list. */
const ADDRESSES: AttemptRule = { limit: 5, seconds: OFFEN_SECONDS }

/** A sign-in of this browser that waits, in the house of this address. */
export async function findOffen(deps: Deps, c: Context<AppEnv>) {
  const auth = authOf(deps)
  const code = readOffenCookie(c, auth)
  const offen = code === null ? null : await findTicket<Offen>(auth, 'dienst-offen', code)
  const host = c.get('hostMandantId')
  if (code === null || offen === null || (host !== null && host !== offen.mandantId)) return null
  const dienst = await forMandant(deps.jobs.pool, offen.mandantId, (tx) => readDienst(tx, offen.dienstId))
  return dienst?.aktiv && dienst.aussteller === offen.nachweis.aussteller ? { code, offen, dienst } : null
}

/** What the sign-in of this browser waits for. */
export const showOffen =
  ({ deps }: Frame) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const found = await findOffen(deps, c)
    const offen = found && {
      grund: found.offen.grund,
      dienst: found.dienst.name,
      email: found.offen.email,
    }
    return respond(c, { status: 200, body: { offen } })
  }

/** Lets somebody in whose service tells no address, by the one that they type. It is confirmed later, as every one that was given. */
export const completeAnmeldung =
  ({ deps }: Frame) =>
  async (c: Context<AppEnv>, { email }: z.output<typeof offenCompleteSchema>): Promise<Response> => {
    const auth = authOf(deps)
    const found = await findOffen(deps, c)
    if (found === null || found.offen.grund !== 'adresse') throw new ProblemError(OVER)
    const { code, offen, dienst } = found
    const key = attemptKey('dienst-adresse', code)
    const attempt = await takeAttempt(deps.authPool, key, ADDRESSES, deps.clock.now())
    if (!attempt.allowed) throw new ProblemError(tooMany(attempt.retryAfter))
    const { mandantId, nachweis, claims } = offen
    const word = { mandantId, dienst, claims, kennung: nachweis.kennung, getippt: email, eingeladen: null }
    const ergebnis = await takeAngaben(deps, word)
    if (ergebnis.art === 'abgelehnt') {
      await noteAblehnung(deps, { mandantId, dienstId: dienst.id, grund: ergebnis.grund })
      throw new ProblemError({
        status: 422,
        code: ergebnis.grund === 'adresseFremd' ? 'anmeldedienst.adresseFremd' : 'anmeldedienst.abgelehnt',
        issues: [{ code: 'feld.vergeben', field: 'email', data: {} }],
      })
    }
    if (ergebnis.art === 'offen') {
      await takeTicket(auth, 'dienst-offen', code)
      const waits: Offen = { ...offen, grund: 'verbinden', email }
      const next = await createTicket(auth, 'dienst-offen', waits, OFFEN_SECONDS)
      const response = respond(c, { status: 200, body: { status: 'verbinden' } })
      response.headers.append('set-cookie', offenCookie(auth, next))
      return response
    }
    if ((await takeTicket(auth, 'dienst-offen', code)) === null) throw new ProblemError(OVER)
    const opening = { mandantId, dienst, wort: nachweis, anmeldungId: ergebnis.anmeldungId }
    const begun = await beginSession(deps, c, opening)
    if (!begun.ok) throw new ProblemError({ status: 403, code: 'anmeldedienst.abgelehnt' })
    const response = respond(c, { status: 200, body: { status: 'angemeldet' } })
    for (const cookie of begun.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
    response.headers.append('set-cookie', offenCookie(auth, ''))
    return response
  }
