import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { requireBereich } from '../../grundriss/bereich.ts'
import { readGrundriss, readLeseraeume } from '../../grundriss/queries.ts'
import { presentLeseraum } from './present.ts'

/** All seats of a plan as they are at this moment, and the version of the plan that is sent back with a change of them. */
export async function listLeseraeume(call: Pick<Call, 'tx' | 'konfiguration'>, grundrissId: string) {
  const { tx } = call
  const [plan, rows] = await Promise.all([readGrundriss(tx, grundrissId), readLeseraeume(tx, grundrissId)])
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  requireBereich(call, plan.bereich)
  const { version } = plan
  return { status: 200, body: { leseraeume: rows.map(presentLeseraum), version }, version } as const
}
