import type { grundrissSaveSchema } from '@platzwart/contract/grundriss'
import { issue } from '@platzwart/domain/issue'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { readStandort } from '../standort/queries.ts'
import { bereicheOf, requireBereich } from './bereich.ts'
import { presentGrundrissSaved } from './present.ts'
import { countWaiting, type GrundrissListRow, lockGrundriss, readOutside, readUpcoming } from './queries.ts'

export type GrundrissSave = z.output<typeof grundrissSaveSchema>

/** What stands in the way of a change; null when nothing does. */
async function refuseBooked(
  { tx, now }: Call,
  before: GrundrissListRow,
  { bereich, aktiv }: Pick<GrundrissListRow, 'bereich' | 'aktiv'>,
  decided: boolean,
) {
  if (before.bereich !== bereich) {
    const anzahl = await readUpcoming(tx, before.id, now)
    if (anzahl > 0) return refuseWith('leseraum.bereichBelegt', 'bereich', anzahl)
  }
  if (before.aktiv && !aktiv && !decided) {
    const anzahl = await countWaiting(tx, before.id, now)
    if (anzahl > 0) return refuseWith('leseraum.grundrissBelegt', 'aktiv', anzahl)
  }
  return null
}

function refuseWith(
  code: 'leseraum.bereichBelegt' | 'leseraum.grundrissBelegt',
  field: string,
  anzahl: number,
) {
  return refuse({ status: 409, code, issues: [issue(code, { anzahl }, { field })] })
}

/**
 * Makes or changes a floor plan; answers it with its location (L2). A plan never gets smaller than where its seats stand, and stays in its Bereich while
 * something is booked on it: people booked by the rules of that. It is not put out of use under its bookings: what becomes of them is decided by a
 * closure, which saves it then.
 *
 * @param decided whether that was
 */
export async function saveGrundriss(call: Call, id: string, input: GrundrissSave, decided = false) {
  const { tx } = call
  const before = await lockGrundriss(tx, id)
  const stale = refuseStale(call, before, presentGrundrissSaved)
  if (stale) return stale
  const bereich = input.bereich ?? (before ? before.bereich : (bereicheOf(call)[0] ?? 'leseraum'))
  for (const one of before ? [before.bereich, bereich] : [bereich]) requireBereich(call, one)
  const booked = before && (await refuseBooked(call, before, { ...input, bereich }, decided))
  if (booked) return booked
  if (!(await readStandort(tx, input.standortId))) {
    const issues = [{ code: 'nichtGefunden', field: 'standortId', data: {} }] as const
    return refuse({ status: 404, code: 'nichtGefunden', issues })
  }
  const { breite, hoehe } = input
  const outside = await readOutside(tx, id, breite, hoehe)
  if (outside.length > 0) {
    const issues = outside.map(({ bezeichnung }) => ({
      code: 'leseraum.ausserhalbGrundriss' as const,
      field: 'breite',
      data: { bezeichnung, breite, hoehe },
    }))
    return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  }
  if (!(await written(tx, id, { ...input, bereich }, before !== undefined))) {
    return refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  }
  const after = presentGrundrissSaved((await lockGrundriss(tx, id)) as GrundrissListRow)
  record(tx, {
    aktion: 'saveGrundriss',
    objekt: 'grundriss',
    objektId: id,
    vorher: before ? presentGrundrissSaved(before) : null,
    nachher: { ...after, zeichnungGeaendert: input.zeichnung !== undefined },
  })
  await raiseStand(tx)
  return { status: 200, body: after, version: after.version } as const
}

/** False when somebody made one of the same id at the same moment. */
async function written(tx: Tx, id: string, input: GrundrissSave, exists: boolean): Promise<boolean> {
  const { standortId, zeichnung, ...same } = input
  const columns = {
    ...same,
    standort_id: standortId,
    ...(zeichnung === undefined ? {} : { zeichnung: JSON.stringify(zeichnung) }),
  }
  const statement = exists
    ? build
        .updateTable('grundriss')
        .set({ ...columns, version: sql`version + 1` })
        .where('mandant_id', '=', tx.scope.mandantId)
        .where('id', '=', id)
    : build
        .insertInto('grundriss')
        .values({ ...columns, mandant_id: tx.scope.mandantId, id })
        .onConflict((conflict) => conflict.columns(['mandant_id', 'id']).doNothing())
  return (await tx.run(statement)) === 1
}
