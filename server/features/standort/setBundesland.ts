import type { bundeslandSaveSchema } from '@platzwart/contract/standort'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { lockRead } from './lockRead.ts'
import { presentStandort } from './present.ts'
import { readStandort } from './queries.ts'

/** Says in which Land a location is: by it whoever keeps opening times finds its holidays. */
export async function setBundesland(
  call: Call,
  id: string,
  _: number,
  { bundesland }: z.output<typeof bundeslandSaveSchema>,
) {
  const { tx, now } = call
  const before = await lockRead(call, id)
  if ('refusal' in before) return before
  await tx.run(
    build
      .updateTable('standort')
      .set({ bundesland, geaendert: now, version: sql`version + 1` })
      .where('standort.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', id),
  )
  const row = await readStandort(tx, id)
  if (!row) throw new Error('a location that was just written is not there')
  const after = presentStandort(row)
  record(tx, {
    aktion: 'setBundesland',
    objekt: 'standort',
    objektId: id,
    vorher: { bundesland: before.bundesland },
    nachher: { bundesland },
  })
  await raiseStand(tx)
  return { status: 200, body: after, version: after.version } as const
}
