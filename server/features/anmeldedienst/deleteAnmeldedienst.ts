import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { endDienstSitzungen } from '../sitzung/dienst/queries.ts'
import { lockDienst } from './queries.ts'

const DELETE = 'delete from anmeldedienst where mandant_id = $1 and id = $2'

/** Takes a service out, with who people are there; what it has let in is signed out. */
export async function deleteAnmeldedienst({ tx, deps }: Call, id: string) {
  const row = await lockDienst(tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const { mandantId } = tx.scope
  await tx.run(ready(DELETE, mandantId, id))
  record(tx, {
    aktion: 'deleteAnmeldedienst',
    objekt: 'anmeldedienst',
    objektId: id,
    vorher: { name: row.name, aussteller: row.aussteller },
  })
  await endDienstSitzungen(deps.authPool, { mandantId, dienstId: id, kennung: null, sid: null })
  return { status: 204, body: undefined } as const
}
