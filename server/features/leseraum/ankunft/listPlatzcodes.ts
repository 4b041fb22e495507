import { ready } from '../../../platform/database/tx.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { domainOf, originOf } from '../../../platform/sitzung/origin.ts'
import { planOf } from '../../grundriss/plan.ts'
import { codeAddress, printedCode } from './platzcode.ts'

const SEATS = 'select id, code_version from leseraum where mandant_id = $1 and grundriss_id = $2'

/** The addresses in the printed codes of a plan's seats; those out of use have none. */
export async function listPlatzcodes(call: Call, grundrissId: string) {
  const { tx, deps, konfiguration } = call
  const { mandantId } = tx.scope
  const plan = await planOf({ tx, konfiguration }, grundrissId)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  const [rows, host] = await Promise.all([
    tx.all(ready<{ id: string; code_version: number }>(SEATS, mandantId, plan.id)),
    domainOf(deps.authPool, mandantId),
  ])
  const versions = new Map(rows.map((row) => [row.id, row.code_version]))
  const origin = originOf(deps.publicUrl, host)
  const body = plan.leseraeume.flatMap(({ id, bezeichnung, zone, aktiv }) => {
    const codeVersion = versions.get(id)
    if (!aktiv || codeVersion === undefined) return []
    const code = printedCode(deps.secret, { mandantId, id, codeVersion })
    return [{ leseraumId: id, bezeichnung, zone, adresse: codeAddress(origin, id, code) }]
  })
  return { status: 200, body } as const
}
