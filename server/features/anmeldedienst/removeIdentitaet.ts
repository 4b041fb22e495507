import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { endDienstSitzungen } from '../sitzung/dienst/queries.ts'
import { hasPassword } from '../sitzung/queries.ts'
import { readIdentitaet } from './queries.ts'

const REMOVE = 'delete from identitaet where mandant_id = $1 and id = $2'

/**
 * Parts somebody from a service: from one's own where one has a password to come back with; from that of others by those who look after people.
 * Sessions that the service has begun are over.
 */
export async function removeIdentitaet({ tx, person, deps }: Call, id: string) {
  const row = await readIdentitaet(tx, id)
  const own = row?.benutzer_id === person.id
  if (!row || !(own || person.berechtigungen.has('benutzer_pflegen')))
    return refuse({ status: 404, code: 'nichtGefunden' })
  if (own && !(await hasPassword(deps.authPool, person.anmeldungId)))
    return refuse({ status: 409, code: 'anmeldedienst.einzigerWeg' })
  const { mandantId } = tx.scope
  await tx.run(ready(REMOVE, mandantId, id))
  record(tx, {
    aktion: 'removeIdentitaet',
    objekt: 'identitaet',
    objektId: id,
    imAuftragId: row.benutzer_id,
    vorher: { dienst: row.dienst },
  })
  await endDienstSitzungen(deps.authPool, {
    mandantId,
    dienstId: row.anmeldedienst_id,
    kennung: row.kennung,
    sid: null,
  })
  return { status: 204, body: undefined } as const
}
