import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'

/**
 * In staff-council mode nobody is looked for by what they have done: a list without names that is narrowed to one person has a name all the same.
 * @param field of the query
 * @param asked whom; one's own can be asked for as ever
 */
export function refuseByPerson(call: Call, field: string, asked: string | undefined, own: string) {
  if (asked === undefined || asked === own.toLowerCase() || !hidesNames(call)) return null
  const code = 'personalrat.nichtNachPersonen'
  return refuse({ status: 422, code, issues: [{ code, field, data: {} }] })
}
