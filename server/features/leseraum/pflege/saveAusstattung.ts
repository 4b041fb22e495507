import type { ausstattungSaveSchema } from '@platzwart/contract/standort'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { lockAusstattung } from '../../grundriss/queries.ts'

/** Makes or renames a kind of equipment; seats and rooms that have it show the new name. */
export async function saveAusstattung(
  call: Call,
  id: string,
  { name }: z.output<typeof ausstattungSaveSchema>,
) {
  const { tx } = call
  const before = await lockAusstattung(tx, id)
  const stale = refuseStale(call, before, (current) => current)
  if (stale) return stale
  const statement = before
    ? build
        .updateTable('ausstattung')
        .set({ name, version: sql`version + 1` })
        .where('mandant_id', '=', tx.scope.mandantId)
        .where('id', '=', id)
    : build
        .insertInto('ausstattung')
        .values({ mandant_id: tx.scope.mandantId, id, name })
        .onConflict((conflict) => conflict.columns(['mandant_id', 'id']).doNothing())
  if ((await tx.run(statement)) === 0) return refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  const after = { id, name, verwendet: before?.verwendet ?? 0, version: (before?.version ?? 0) + 1 }
  record(tx, {
    aktion: 'saveAusstattung',
    objekt: 'ausstattung',
    objektId: id,
    vorher: before ?? null,
    nachher: after,
  })
  await raiseStand(tx)
  return { status: 200, body: after, version: after.version } as const
}
