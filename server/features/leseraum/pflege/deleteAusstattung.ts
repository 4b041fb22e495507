import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { deleteRecord } from '../../../platform/konfiguration/deleteRecord.ts'
import { lockAusstattung } from '../../grundriss/queries.ts'

/** Deletes a kind of equipment that no seat or room has. Nobody can get one any more: whoever waits for it is shown that this is over. */
export async function deleteAusstattung(call: Call, id: string) {
  const { tx, deps } = call
  const before = await lockAusstattung(tx, id)
  if (!before) return refuse({ status: 404, code: 'nichtGefunden' })
  const stale = refuseStale(call, before, (current) => current)
  if (stale) return stale
  if (before.verwendet > 0) {
    const data = { name: before.name, anzahl: before.verwendet }
    const issues = [{ code: 'ausstattung.inGebrauch', data } as const]
    return refuse({ status: 409, code: 'ausstattung.inGebrauch', issues })
  }
  for (const hooks of deps.waitingListHooks) await hooks.endAusstattung(call, id)
  return deleteRecord(tx, { aktion: 'deleteAusstattung', table: 'ausstattung', id, vorher: before })
}
