import type { anmeldungStartSchema } from '@platzwart/contract/anmeldedienst'
import type { MandantId } from '@platzwart/domain/id'
import type { Context } from 'hono'
import * as oidc from 'openid-client'
import type { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { admit, type Call, refuse, respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { ProblemError, tooMany } from '../../platform/http/problem.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { newGeheimnis } from '../../platform/sitzung/geheimnis.ts'
import { networkOf } from '../../platform/sitzung/network.ts'
import { openGast } from '../../platform/sitzung/openGast.ts'
import { authOf } from '../sitzung/auth.ts'
import { createTicket } from '../sitzung/createLink.ts'
import {
  ANMELDUNG_SECONDS,
  type Begun,
  bindBrowser,
  originHere,
  pathOfReturn,
  type Zweck,
} from './anmeldung.ts'
import { explainFault } from './explainFault.ts'
import { houseOfHostless } from './listAngebote.ts'
import { noteAblehnung } from './noteAblehnung.ts'
import { openDienst } from './openDienst.ts'
import { type DienstRow, readDienst } from './queries.ts'

const NOT_HERE = { status: 404, code: 'nichtGefunden' } as const

/** A house of thousands sits behind one address, on the morning on which all of them sign in. */
const OF_NETWORK: AttemptRule = { limit: 3000, seconds: 60 * 60 }

interface Beginning {
  readonly mandantId: string
  readonly dienst: DienstRow
  readonly zweck: Zweck
  readonly benutzerId: string | null
  readonly einladung: string | null
}

/** Leads the browser to the service, and remembers what its answer has to fit. @throws ProblemError where the service cannot be asked */
async function begin(deps: Deps, c: Context<AppEnv>, beginning: Beginning): Promise<Response> {
  const auth = authOf(deps)
  const { mandantId, dienst, zweck, benutzerId, einladung } = beginning
  const config = await openDienst(deps, dienst).catch(async (error: unknown) => {
    const grund = explainFault(error)
    await noteAblehnung(deps, { mandantId, dienstId: dienst.id, grund, cause: error })
    const code = grund === 'einrichtung' ? 'anmeldedienst.einrichtung' : 'anmeldedienst.unerreichbar'
    throw new ProblemError({ status: 409, code, data: { name: dienst.name } })
  })
  const verifier = oidc.randomPKCECodeVerifier()
  const nonce = newGeheimnis()
  const rueckkehr = originHere(c, auth) + pathOfReturn(dienst.id)
  const { browser, cookie } = bindBrowser(c, auth)
  const value: Begun = {
    mandantId,
    dienstId: dienst.id,
    zweck,
    benutzerId,
    einladung,
    nonce,
    verifier,
    rueckkehr,
    browser,
  }
  const state = await createTicket(auth, 'dienst', value, ANMELDUNG_SECONDS)
  const adresse = oidc.buildAuthorizationUrl(config, {
    redirect_uri: rueckkehr,
    scope: dienst.bereiche,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    // Whoever tries it out, or links two, wants to be asked as whom.
    ...(zweck === 'anmelden' ? {} : { prompt: 'login' }),
  })
  const response = respond(c, { status: 200, body: { adresse: adresse.href } })
  response.headers.append('set-cookie', cookie)
  return response
}

/** Begins to sign in by a service of the house of this address; at one that belongs to no house, by one of a house without an address. */
export const startAnmeldung =
  ({ deps }: Frame) =>
  async (c: Context<AppEnv>, id: string, { einladung }: z.output<typeof anmeldungStartSchema>) => {
    const network = networkOf(c.get('address'))
    if (network !== null) {
      const key = attemptKey('dienst-netz', network)
      const attempt = await takeAttempt(deps.authPool, key, OF_NETWORK, deps.clock.now())
      if (!attempt.allowed) throw new ProblemError(tooMany(attempt.retryAfter))
    }
    const mandantId = c.get('hostMandantId') ?? (await houseOfHostless(deps.authPool, id))
    const dienst =
      mandantId === null
        ? undefined
        : await openGast(deps.appPool, mandantId as MandantId, (tx) => readDienst(tx, id))
    if (mandantId === null || !dienst?.aktiv) throw new ProblemError(NOT_HERE)
    return begin(deps, c, {
      mandantId,
      dienst,
      zweck: 'anmelden',
      benutzerId: null,
      einladung: einladung ?? null,
    })
  }

/** For somebody who is signed in. */
const startAs =
  (zweck: 'probe' | 'verbinden') =>
  ({ deps }: Frame, policy: Policy) =>
  async (c: Context<AppEnv>, id: string): Promise<Response> => {
    const found = await admit(deps, policy, c, async ({ tx, person }: Call) => {
      const dienst = await readDienst(tx, id)
      if (dienst === undefined || (zweck === 'verbinden' && !dienst.aktiv)) return refuse(NOT_HERE)
      return { mandantId: tx.scope.mandantId, dienst, benutzerId: person.id }
    })
    if (found instanceof Response) return found
    return begin(deps, c, { ...found, zweck, einladung: null })
  }

export const startProbe = startAs('probe')
export const startLinking = startAs('verbinden')
