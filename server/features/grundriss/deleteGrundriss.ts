import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { deleteRecord } from '../../platform/konfiguration/deleteRecord.ts'
import { deleteBilder } from './deleteBilder.ts'
import { lockPlan } from './lockPlan.ts'
import { presentGrundrissSaved } from './present.ts'
import { readLeseraeume } from './queries.ts'

/** Deletes a floor plan on which nothing stands, with its opening times: what was begun by mistake. */
export async function deleteGrundriss(call: Call, id: string) {
  const { tx } = call
  const before = await lockPlan(call, id)
  if ('refusal' in before) return before
  const anzahl = (await readLeseraeume(tx, id)).length
  if (anzahl > 0) {
    const data = { bezeichnung: before.bezeichnung, anzahl }
    const issues = [{ code: 'leseraum.grundrissNichtLeer', data } as const]
    return refuse({ status: 409, code: 'leseraum.grundrissNichtLeer', issues })
  }
  await deleteBilder(call, id)
  return deleteRecord(tx, {
    aktion: 'deleteGrundriss',
    table: 'grundriss',
    id,
    vorher: presentGrundrissSaved(before),
  })
}
