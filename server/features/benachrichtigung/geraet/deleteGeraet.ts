import { record } from '../../../platform/database/record.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'

const DELETE =
  'delete from geraet where mandant_id = $1 and benutzer_id = $2 and id = $3 returning bezeichnung'

/** A device of one's own is told nothing any more. That of somebody else is not there. */
export async function deleteGeraet({ tx, person }: Call, id: string) {
  const { rows } = await tx.raw<{ bezeichnung: string }>(DELETE, [tx.scope.mandantId, person.id, id])
  const [vorher] = rows
  if (vorher === undefined) return refuse({ status: 404, code: 'nichtGefunden' })
  record(tx, { aktion: 'deleteGeraet', objekt: 'geraet', objektId: id, vorher })
  return { status: 204, body: undefined } as const
}

const FORGET = 'delete from geraet where mandant_id = $1 and id = $2 returning id'

/** Whoever's it is: nobody reaches it any more, or there are too many. */
export async function forgetGeraet(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.raw(FORGET, [tx.scope.mandantId, id])
  if (rows.length > 0) record(tx, { aktion: 'deleteGeraet', objekt: 'geraet', objektId: id })
}
