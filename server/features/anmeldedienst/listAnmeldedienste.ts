import { collate } from '../../platform/database/byLanguage.ts'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { presentDienste, presentNext } from './present.ts'
import { readDienste } from './queries.ts'

const namesIn = (noun: 'gruppe' | 'rolle') =>
  `select id, name from ${noun} where mandant_id = $1 order by ${collate('name')}, id`

/** The services of the house, and what their groups can be mapped to. */
export async function listAnmeldedienste(call: Call) {
  const { tx } = call
  const { mandantId } = tx.scope
  const rows = await readDienste(tx)
  const [dienste, neu, gruppen, rollen] = await Promise.all([
    presentDienste(call, rows),
    presentNext(call, rows),
    tx.all(ready<{ id: string; name: string }>(namesIn('gruppe'), mandantId)),
    tx.all(ready<{ id: string; name: string }>(namesIn('rolle'), mandantId)),
  ])
  return { status: 200, body: { dienste, neu, gruppen, rollen } } as const
}
