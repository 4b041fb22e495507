import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'

/**
 * Refuses filtering by person in staff-council mode: a list without names that is narrowed to one person
 * names them all the same.
 *
 * @param field of the query
 * @param asked the person asked for; one's own is always allowed
 */
export function refuseByPerson(call: Call, field: string, asked: string | undefined, own: string) {
  if (asked === undefined || asked === own.toLowerCase() || !hidesNames(call)) return null
  const code = 'personalrat.nichtNachPersonen'
  return refuse({ status: 422, code, issues: [{ code, field, data: {} }] })
}
