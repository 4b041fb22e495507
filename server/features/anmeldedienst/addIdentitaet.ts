import type { Context } from 'hono'
import { refuse, runVerb } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { authOf } from '../sitzung/auth.ts'
import { takeTicket } from '../sitzung/createLink.ts'
import { offenCookie } from './anmeldung.ts'
import { findOffen } from './completeAnmeldung.ts'
import { findBekannt } from './queries.ts'
import { linkIdentitaet } from './takeAngaben.ts'

/**
 * Whoever is signed in says that they are the one whom the service has named in this browser. That the address is the same shows nothing; that they have
 * signed in as before, and agree, does.
 */
export const addIdentitaet =
  ({ deps }: Frame, policy: Policy) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const auth = authOf(deps)
    const found = await findOffen(deps, c)
    const response = await runVerb(deps, policy, c, async ({ tx, person, now }) => {
      if (found === null || found.offen.grund !== 'verbinden' || found.offen.mandantId !== tx.scope.mandantId)
        return refuse({ status: 409, code: 'anmeldedienst.vorbei' })
      const { dienst, offen, code } = found
      const { kennung } = offen.nachweis
      const known = await findBekannt(tx, dienst, kennung)
      if (known === undefined) await linkIdentitaet(tx, { dienst, kennung, benutzerId: person.id, now })
      else if (known.id !== person.id) return refuse({ status: 409, code: 'anmeldedienst.vergeben' })
      await takeTicket(auth, 'dienst-offen', code)
      return { status: 204, body: undefined } as const
    })
    if (response.ok) response.headers.append('set-cookie', offenCookie(auth, ''))
    return response
  }
