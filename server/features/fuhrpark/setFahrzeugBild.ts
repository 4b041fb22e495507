import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { lockForChange, refuseStaleFahrzeug } from '../flotte/checkFahrzeug.ts'
import { refuseDatei } from '../flotte/refuseDatei.ts'
import { readFahrzeug } from '../flotte/showFahrzeug.ts'
import { settleFahrzeug } from '../flotte/writeFahrzeug.ts'

/** Gives a car its picture, or takes it away; the file that it had goes with the next sweep. */
export async function setFahrzeugBild(call: Call, id: string, bildId: string | null) {
  const { tx } = call
  const row = await lockForChange(call, id)
  if ('refusal' in row) return row
  const refused = (await refuseStaleFahrzeug(call, row)) ?? (await refuseDatei(tx, bildId, 'bildId', true))
  if (refused) return refused
  const before = (await readFahrzeug(call, id)) as FahrzeugView
  await tx.run(
    build
      .updateTable('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .set({ bild_id: bildId, version: sql`version + 1` })
      .where('id', '=', id),
  )
  return settleFahrzeug(call, 'setBild', before)
}
