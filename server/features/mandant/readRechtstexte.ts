import { feedbackReceiver } from '@platzwart/domain/mandant/firstEmail'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { rechtstexteOf } from '../../platform/konfiguration/mandant.ts'
import { openBesuch } from '../../platform/sitzung/openGast.ts'

/** Who asks without a session, too: what the request itself says of them. */
export const besuchOf = (c: Context<AppEnv>) => ({
  token: c.get('token'),
  hostMandantId: c.get('hostMandantId'),
  requestId: c.get('requestId'),
})

/** What a house says of itself (T1), to everybody who comes to its door. @throws ProblemError 404 where there is no house */
export function readRechtstexte({ deps }: Frame) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const sender = deps.transport.send === null ? null : deps.transport.from
    const texte = await openBesuch(deps.appPool, besuchOf(c), rechtstexteOf)
    if (texte === null) throw new ProblemError({ status: 404, code: 'mandant.unbekannt' })
    c.header('cache-control', 'no-store')
    return c.json({ ...texte, kontakt: feedbackReceiver(texte, sender) }, 200)
  }
}
