import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockAnzeigegeraet } from './queries.ts'

const REVOKE = 'delete from anzeigegeraet where mandant_id = $1 and id = $2'

/** Takes a screen's token away. Its stream ends by the row of the trail, on every server. */
export async function revokeAnzeigegeraet({ tx }: Call, id: string) {
  const row = await lockAnzeigegeraet(tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  await tx.run(ready(REVOKE, tx.scope.mandantId, id))
  record(tx, {
    aktion: 'revokeAnzeigegeraet',
    objekt: 'anzeigegeraet',
    objektId: id,
    vorher: { name: row.name },
  })
  return { status: 204, body: undefined } as const
}
