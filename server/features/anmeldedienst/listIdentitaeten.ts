import type { Context } from 'hono'
import { admit, type Call, refuse, runVerb } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { findOffen } from './completeAnmeldung.ts'
import { readDienste, readIdentitaeten } from './queries.ts'

async function present({ tx, person }: Call, benutzer: string | undefined) {
  const [own, dienste] = await Promise.all([readIdentitaeten(tx, benutzer ?? person.id), readDienste(tx)])
  return {
    identitaeten: own.map(({ id, dienst, kennung, erstellt, zuletzt }) => ({
      id,
      dienst,
      kennung,
      erstellt: erstellt.toString(),
      zuletzt: zuletzt?.toString() ?? null,
    })),
    dienste: dienste
      .filter(({ id, aktiv }) => aktiv && own.every((one) => one.anmeldedienst_id !== id))
      .map(({ id, name }) => ({ id, name })),
  }
}

/** Who one is at the services of the house; of others, who looks after people may know it. */
export const listIdentitaeten =
  ({ deps }: Frame, policy: Policy) =>
  async (c: Context<AppEnv>, { benutzer }: { readonly benutzer?: string | undefined }): Promise<Response> => {
    const asked = await admit(deps, policy, c, async ({ tx }: Call) => ({ mandantId: tx.scope.mandantId }))
    if (asked instanceof Response) return asked
    const waits = benutzer === undefined ? await findOffen(deps, c) : null
    const here = waits?.offen.grund === 'verbinden' && waits.offen.mandantId === asked.mandantId
    const offen = here && waits ? { dienst: waits.dienst.name } : null
    return runVerb(deps, policy, c, async (call) => {
      const others = benutzer !== undefined && benutzer !== call.person.id
      if (others && !call.person.berechtigungen.has('benutzer_pflegen'))
        return refuse({ status: 403, code: 'recht.fehlt', data: { rechte: ['benutzer_pflegen'] } })
      const body = { ...(await present(call, benutzer)), offen }
      return { status: 200, body } as const
    })
  }
