import { PAGE } from '@platzwart/contract/paths'
import type { Context } from 'hono'
import * as oidc from 'openid-client'
import type { Deps } from '../../platform/deps.ts'
import { respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { authOf } from '../sitzung/auth.ts'
import { dienstOfSitzung, openDienstSecret } from '../sitzung/dienst/queries.ts'
import { originHere } from './anmeldung.ts'
import { openDienst } from './openDienst.ts'
import { readDienst } from './queries.ts'

/** Where to sign out of the service as well. One that is down, or has no such place, keeps nobody from signing out here. */
async function placeToLeave(deps: Deps, token: string, after: string): Promise<string | null> {
  const session = await dienstOfSitzung(deps.authPool, token)
  if (session === null) return null
  const { mandantId, dienstId, sessionId, idToken } = session
  const dienst = await forMandant(deps.jobs.pool, mandantId, (tx) => readDienst(tx, dienstId))
  const config = dienst && (await openDienst(deps, dienst).catch(() => null))
  if (!config?.serverMetadata().end_session_endpoint) return null
  const hint = idToken === null ? null : await openDienstSecret(deps.secret, sessionId, idToken)
  return oidc.buildEndSessionUrl(config, {
    post_logout_redirect_uri: after,
    ...(hint === null ? {} : { id_token_hint: hint }),
  }).href
}

/** Asked before one signs out here: afterwards nobody would know by which service one came. */
export const leaveAnmeldedienst =
  ({ deps }: Frame) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const token = c.get('token')
    const after = originHere(c, authOf(deps)) + PAGE.login
    const adresse = token === null ? null : await placeToLeave(deps, token, after)
    return respond(c, { status: 200, body: { adresse } })
  }
