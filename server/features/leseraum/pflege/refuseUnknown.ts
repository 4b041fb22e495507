import { refuse } from '../../../platform/http/endpoint.ts'
import type { LeseraumRow } from '../../grundriss/queries.ts'

interface Named {
  readonly id: string
}

/** Null when all that are named stand on the plan; seats of another plan or house do not. */
export function refuseUnknown(named: readonly Named[], rows: ReadonlyMap<string, LeseraumRow>) {
  const at = named.findIndex(({ id }) => !rows.has(id.toLowerCase()))
  if (at < 0) return null
  const issue = { code: 'nichtGefunden', field: `leseraeume.${at}.id`, data: {} } as const
  return refuse({ status: 404, code: 'nichtGefunden', issues: [issue] })
}

/** A seat that is known to stand there. */
export function rowOf(rows: ReadonlyMap<string, LeseraumRow>, { id }: Named): LeseraumRow {
  const row = rows.get(id.toLowerCase())
  if (!row) throw new Error(`seat ${id} was there a moment ago`)
  return row
}
