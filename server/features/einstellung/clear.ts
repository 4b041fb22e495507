import { isEinstellungName } from '@platzwart/domain/einstellung/katalog'
import { issue } from '@platzwart/domain/issue'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../mandant/queries.ts'
import { storeWert } from './storeWert.ts'

/** Removes one's own value (E9: the favourite floor plan), so that the next layer holds again. Nothing to remove is no fault. */
export async function clearEinstellung(call: Call<unknown>, name: string) {
  if (!isEinstellungName(name)) {
    const unknown = issue('einstellung.optionUnbekannt', { option: name })
    return refuse({ status: 404, code: unknown.code, issues: [unknown], data: unknown.data })
  }
  const { tx, person } = call
  if (await storeWert(tx, name, { benutzerId: person.id, gruppeId: null }, null)) await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
