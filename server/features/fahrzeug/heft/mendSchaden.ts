import { sql } from 'kysely'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { type SchadenRow, selectSchaden } from '../../flotte/queries.ts'
import { presentSchaden } from '../../flotte/showSchaden.ts'

async function lockSchaden(tx: Tx, id: string): Promise<SchadenRow | undefined> {
  const lock = build
    .selectFrom('fahrzeug_schaden')
    .where('fahrzeug_schaden.mandant_id', '=', tx.scope.mandantId)
    .select('id')
    .where('id', '=', id)
    .forUpdate()
  return (await tx.first(lock)) && tx.first(selectSchaden(tx).where('s.id', '=', id))
}

/** A damage is mended: it is no longer shown to the next driver. */
export async function mendSchaden(call: Call, id: string) {
  const { tx, person, now } = call
  const before = await lockSchaden(tx, id)
  if (!before) return refuse({ status: 404, code: 'nichtGefunden' })
  const stale = refuseStale(call, before, (row) => presentSchaden(row, true))
  if (stale) return stale
  if (before.behoben !== null) return refuse({ status: 409, code: 'fahrzeug.schonBehoben' })
  await tx.run(
    build
      .updateTable('fahrzeug_schaden')
      .where('fahrzeug_schaden.mandant_id', '=', tx.scope.mandantId)
      .set({ behoben: now, behoben_von: person.id, version: sql`version + 1` })
      .where('id', '=', id),
  )
  const body = presentSchaden({ ...before, behoben: now, version: before.version + 1 }, true)
  record(tx, {
    aktion: 'mendSchaden',
    objekt: 'fahrzeug_schaden',
    objektId: id,
    // Who found it stands in the damage itself, and is not kept a second time.
    vorher: presentSchaden(before, false),
    nachher: { ...body, gemeldetVon: null },
  })
  return { status: 200, body, version: body.version } as const
}
