import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { refuse } from '../../platform/http/endpoint.ts'

/** Null when a file of the bucket has this id; `shown`: and it is a picture. */
export async function refuseDatei(tx: Tx, id: string | null, field: string, shown: boolean) {
  if (id === null) return null
  const file = await tx.first(
    build
      .selectFrom('datei')
      .where('datei.mandant_id', '=', tx.scope.mandantId)
      .select('inhaltstyp')
      .where('id', '=', id)
      .where('bucket', '=', 'fahrzeuge'),
  )
  if (!file)
    return refuse({
      status: 404,
      code: 'nichtGefunden',
      issues: [{ code: 'nichtGefunden', field, data: {} }],
    })
  return shown && file.inhaltstyp === 'application/pdf'
    ? refuse({ status: 422, code: 'datei.typ', issues: [{ code: 'datei.typ', field, data: {} }] })
    : null
}
