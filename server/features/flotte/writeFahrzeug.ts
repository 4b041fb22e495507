import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { readFahrzeug } from './showFahrzeug.ts'

/** A car as it is after a change, which is told in the audit trail. */
export async function tellChange(call: Call, aktion: string, before: FahrzeugView): Promise<FahrzeugView> {
  const body = (await readFahrzeug(call, before.id)) as FahrzeugView
  record(call.tx, { aktion, objekt: 'fahrzeug', objektId: before.id, vorher: before, nachher: body })
  return body
}

/** What every change of a car ends with: its audit row, a new version of the configuration, and the car as it is now. */
export async function settleFahrzeug(call: Call, aktion: string, before: FahrzeugView) {
  const body = await tellChange(call, aktion, before)
  await raiseStand(call.tx)
  return { status: 200, body, version: body.version } as const
}

/** Something that belongs to the car has changed: whoever read it before sees so. */
export async function raiseVersion(call: Call, fahrzeugId: string): Promise<void> {
  await call.tx.run(
    build
      .updateTable('fahrzeug')
      .where('fahrzeug.mandant_id', '=', call.tx.scope.mandantId)
      .set({ version: sql`version + 1` })
      .where('id', '=', fahrzeugId),
  )
}
