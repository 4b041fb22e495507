import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { planOfSeat } from '../../grundriss/plan.ts'
import { readLeseraum } from '../../grundriss/queries.ts'
import { presentLeseraum } from './present.ts'

/** One seat or room, with the version that its maintenance sends back. @throws ProblemError 404 `modul.aus` */
export async function showLeseraum(call: Call, id: string) {
  await planOfSeat(call, id)
  const row = await readLeseraum(call.tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: presentLeseraum(row), version: row.version } as const
}
