import { record } from '../../../platform/database/record.ts'
import { ready } from '../../../platform/database/tx.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { lockGrundriss } from '../../grundriss/queries.ts'
import { listPlatzcodes } from './listPlatzcodes.ts'

const RENEW =
  'update leseraum set code_version = code_version + 1 where mandant_id = $1 and grundriss_id = $2'

/** Gives out the codes of a plan anew: what hangs at its seats does not hold any more, from the commit on and on every server. */
export async function renewPlatzcodes(call: Call, grundrissId: string) {
  const { tx } = call
  if (!(await lockGrundriss(tx, grundrissId))) return refuse({ status: 404, code: 'nichtGefunden' })
  const plaetze = await tx.run(ready(RENEW, tx.scope.mandantId, grundrissId))
  record(tx, {
    aktion: 'renewPlatzcodes',
    objekt: 'grundriss',
    objektId: grundrissId,
    nachher: { plaetze },
  })
  return listPlatzcodes(call, grundrissId)
}
