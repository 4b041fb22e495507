import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { presentGrundrissSaved, presentZeiten } from '../grundriss/present.ts'
import { lockGrundriss, readOeffnungszeiten } from '../grundriss/queries.ts'

/**
 * The opening times of a plan that are about to be replaced, alone with whoever does it. They have no version of their own: whoever read the
 * plan has read them, and a change of either is one of the plan. Of two who began with the same the second is told what stands by now.
 */
export async function lockTimes(call: Call, grundrissId: string) {
  const { tx } = call
  const plan = await lockGrundriss(tx, grundrissId)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  const zeiten = await readOeffnungszeiten(tx, grundrissId)
  const stale = refuseStale(call, plan, (row) => ({
    ...presentGrundrissSaved(row),
    ...presentZeiten(zeiten),
  }))
  return stale ?? zeiten
}

interface Replaced {
  readonly aktion: 'replaceOeffnungszeiten' | 'replaceSonderoeffnungszeiten'
  readonly vorher: object
  readonly nachher: object
}

/** What comes of replacing them: another version of the plan, and a row of the trail. */
export async function settleTimes({ tx }: Call, grundrissId: string, replaced: Replaced) {
  await tx.run(
    build
      .updateTable('grundriss')
      .set({ version: sql`version + 1` })
      .where('grundriss.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', grundrissId),
  )
  record(tx, { ...replaced, objekt: 'grundriss', objektId: grundrissId })
  await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
