import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { authOf } from '../sitzung/auth.ts'
import { findTicket } from '../sitzung/createLink.ts'
import { readDienst } from './queries.ts'
import type { Probe } from './receiveAnmeldung.ts'
import { angabenOf } from './takeAngaben.ts'

/** What stands in a claim, as people read it. */
const CLAIM_MAX = 2000
const CLAIMS_MAX = 100

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, CLAIM_MAX)

/** Every claim of a sign-in that was only looked at, and what it is taken for as the service is set up now. */
export async function showProbe({ tx, deps, person }: Call, code: string) {
  const probe = await findTicket<Probe>(authOf(deps), 'dienst-probe', code)
  if (probe === null || probe.mandantId !== tx.scope.mandantId || probe.benutzerId !== person.id)
    return refuse({ status: 404, code: 'nichtGefunden' })
  const { dienstId, ablehnung, kennung, claims } = probe
  const dienst = await readDienst(tx, dienstId)
  if (!dienst) return refuse({ status: 404, code: 'nichtGefunden' })
  const said = kennung === null ? null : angabenOf({ dienst, claims, kennung })
  const body = {
    dienstId,
    ablehnung,
    angaben: said && {
      kennung: said.kennung,
      email: said.email,
      vorname: said.vorname,
      nachname: said.nachname,
      gruppen: said.gruppen === null ? null : [...said.gruppen],
    },
    claims: Object.entries(claims)
      .slice(0, CLAIMS_MAX)
      .map(([name, value]) => ({ name: name.slice(0, CLAIM_MAX), wert: textOf(value) })),
  }
  return { status: 200, body } as const
}
