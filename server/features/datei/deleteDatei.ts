import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { keepsBucket } from './checkBucket.ts'
import { lockDatei } from './queries.ts'
import { removeBytes } from './removeBytes.ts'
import { presentDatei } from './showDatei.ts'
import type { Target } from './uploadDatei.ts'

/** Removes a file: one's own, or anybody's for those who keep the bucket. What a record shows stays. */
export async function deleteDatei(call: Call, bucket: Target['bucket'], dateiname: string) {
  const { tx, person } = call
  const row = await lockDatei(tx, bucket, dateiname)
  if (!row || (row.benutzer_id !== person.id && !keepsBucket(call, bucket))) {
    return refuse({ status: 404, code: 'nichtGefunden' })
  }
  if (row.ist_bild || row.ist_beleg || row.ist_logo || row.ist_plan)
    return refuse({ status: 409, code: 'datei.inGebrauch' })
  await tx.run(
    build.deleteFrom('datei').where('datei.mandant_id', '=', tx.scope.mandantId).where('id', '=', row.id),
  )
  record(tx, { aktion: 'deleteDatei', objekt: 'datei', objektId: row.id, vorher: presentDatei(row) })
  removeBytes(call, [row.schluessel])
  return { status: 204, body: undefined } as const
}
