import type { MandantId } from '@platzwart/domain/id'
import type { Context } from 'hono'
import type pg from 'pg'
import type { Tx } from '../../platform/database/tx.ts'
import { respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError, tooMany } from '../../platform/http/problem.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { networkOf } from '../../platform/sitzung/network.ts'
import { openGast } from '../../platform/sitzung/openGast.ts'
import { domainOf } from '../../platform/sitzung/origin.ts'
import { houseOfDienst, houseOfMailDomain, readDienste } from './queries.ts'

/** Different ones: a list of everybody's customers is not to be tried through. */
const DOMAINS_OF_NETWORK: AttemptRule = { limit: 300, seconds: 60 * 60 }

/** The house of a service, where that has no address of its own; null where it has, or there is no such service. */
export async function houseOfHostless(authPool: pg.Pool, dienstId: string): Promise<string | null> {
  const id = await houseOfDienst(authPool, dienstId)
  return id === null || (await domainOf(authPool, id)) !== null ? null : id
}

async function presentAngebote(tx: Tx) {
  const dienste = (await readDienste(tx)).filter(({ aktiv }) => aktiv)
  return {
    angebote: dienste.map(({ id, name }) => ({ id, name })),
    pflicht: dienste.some(({ pflicht }) => pflicht),
  }
}

const NONE = { angebote: [], pflicht: false } as const

/** By which services one can sign in here: of the house of this address, or of the one whose people write from a domain. */
export const listAngebote =
  ({ deps }: Frame) =>
  async (c: Context<AppEnv>, { domain }: { readonly domain?: string | undefined }): Promise<Response> => {
    const here = c.get('hostMandantId')
    const house = here ?? (domain === undefined ? null : await houseByDomain(deps, c, domain.toLowerCase()))
    const body =
      house === null ? NONE : await openGast(deps.appPool, house as MandantId, (tx) => presentAngebote(tx))
    return respond(c, { status: 200, body })
  }

async function houseByDomain(
  { authPool, clock }: Frame['deps'],
  c: Context<AppEnv>,
  domain: string,
): Promise<string | null> {
  const network = networkOf(c.get('address'))
  if (network !== null) {
    const key = attemptKey('dienst-domain', network)
    const attempt = await takeAttempt(authPool, key, DOMAINS_OF_NETWORK, clock.now())
    if (!attempt.allowed) throw new ProblemError(tooMany(attempt.retryAfter))
  }
  const house = await houseOfMailDomain(authPool, domain)
  return house === null || (await domainOf(authPool, house)) !== null ? null : house
}
