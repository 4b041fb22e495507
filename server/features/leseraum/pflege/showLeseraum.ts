import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { readLeseraum } from '../../grundriss/queries.ts'
import { presentLeseraum } from './present.ts'

/** One seat or room, with the version that its maintenance sends back. */
export async function showLeseraum({ tx }: Call, id: string) {
  const row = await readLeseraum(tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: presentLeseraum(row), version: row.version } as const
}
