import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { IfMatch } from '../../platform/http/version.ts'
import { lockForChange, refuseStaleFahrzeug } from './checkFahrzeug.ts'
import { readFahrzeug } from './showFahrzeug.ts'
import { settleFahrzeug } from './writeFahrzeug.ts'

/** Null when a file of the bucket has this id; `shown`: and it is a picture. */
export async function refuseDatei(tx: Tx, id: string | null, field: string, shown: boolean) {
  if (id === null) return null
  const file = await tx.first(
    build.selectFrom('datei').select('inhaltstyp').where('id', '=', id).where('bucket', '=', 'fahrzeuge'),
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

/** Gives a car its picture, or takes it away; the file that it had goes with the next sweep. */
export async function setBild(call: Call<IfMatch>, id: string, bildId: string | null) {
  const { tx } = call
  const row = await lockForChange(call, id)
  if ('refusal' in row) return row
  const refused = (await refuseStaleFahrzeug(call, row)) ?? (await refuseDatei(tx, bildId, 'bildId', true))
  if (refused) return refused
  const before = (await readFahrzeug(call, id)) as FahrzeugView
  await tx.run(
    build.updateTable('fahrzeug').set({ bild_id: bildId, version: sql`version + 1` }).where('id', '=', id),
  )
  return settleFahrzeug(call, 'setBild', before)
}
