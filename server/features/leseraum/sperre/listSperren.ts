import type { sperrenQuerySchema } from '@platzwart/contract/leseraum/sperre'
import type { z } from 'zod'
import type { Call } from '../../../platform/http/endpoint.ts'
import { planOf } from '../../grundriss/plan.ts'
import { readSperren } from './queries.ts'

export type SperrenQuery = z.output<typeof sperrenQuerySchema>

/** The locks of a plan that are not over (L10), by start. Whoever looks at a seat may know why it cannot be had; nobody's name is in it. */
export async function listSperren(call: Call, { grundrissId }: SperrenQuery) {
  const plan = await planOf(call, grundrissId)
  const rows = plan ? await readSperren(call.tx, plan.id, call.now) : []
  const body = rows.map(({ id, leseraum_ids, von, bis, informationstext }) => ({
    id,
    leseraumIds: leseraum_ids,
    von: von.toString(),
    bis: bis.toString(),
    grund: informationstext,
  }))
  return { status: 200, body } as const
}
