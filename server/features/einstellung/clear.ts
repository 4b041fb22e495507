import { isEinstellungName } from '@platzwart/domain/einstellung/katalog'
import { issue } from '@platzwart/domain/issue'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../mandant/queries.ts'
import { readWert } from './queries.ts'

/** Removes one's own value (E9: the favourite floor plan), so that the next layer holds again. Nothing to remove is no fault. */
export async function clearEinstellung(call: Call<unknown>, name: string) {
  if (!isEinstellungName(name)) {
    const unknown = issue('einstellung.optionUnbekannt', { option: name })
    return refuse({ status: 404, code: unknown.code, issues: [unknown], data: unknown.data })
  }
  const { tx, person } = call
  const before = await readWert(tx, name, { benutzerId: person.id, gruppeId: null })
  if (before) {
    record(tx, {
      aktion: 'clearEinstellung',
      objekt: 'einstellung_wert',
      objektId: before.id,
      vorher: { name, wert: before.wert },
    })
    await Promise.all([
      tx.run(build.deleteFrom('einstellung_wert').where('id', '=', before.id)),
      raiseStand(tx),
    ])
  }
  return { status: 204, body: undefined } as const
}
