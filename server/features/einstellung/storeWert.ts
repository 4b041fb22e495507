import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { readWert, type Schicht } from './queries.ts'

/**
 * Puts a value into one layer, or takes it out of it, with its audit row. Whoever calls it raises the Mandant's version.
 *
 * @param stored the value as text; null takes it out, so that the next layer holds again
 * @returns whether anything changed
 */
export async function storeWert(
  tx: Tx,
  name: EinstellungName,
  schicht: Schicht,
  stored: string | null,
): Promise<boolean> {
  const before = await readWert(tx, name, schicht)
  if ((before?.wert ?? null) === stored) return false
  const id = before?.id ?? uuidv7()
  if (stored === null)
    await tx.run(
      build
        .deleteFrom('einstellung_wert')
        .where('einstellung_wert.mandant_id', '=', tx.scope.mandantId)
        .where('id', '=', id),
    )
  else if (before)
    await tx.run(
      build
        .updateTable('einstellung_wert')
        .where('einstellung_wert.mandant_id', '=', tx.scope.mandantId)
        .set({ wert: stored, version: sql`version + 1` })
        .where('id', '=', id),
    )
  else {
    await tx.run(
      build.insertInto('einstellung_wert').values({
        mandant_id: tx.scope.mandantId,
        id,
        option_name: name,
        wert: stored,
        benutzer_id: schicht.benutzerId,
        gruppe_id: schicht.gruppeId,
      }),
    )
  }
  const place = placeNamed(schicht)
  record(tx, {
    aktion: stored === null ? 'clearEinstellung' : 'saveEinstellung',
    objekt: 'einstellung_wert',
    objektId: id,
    vorher: before ? { name, wert: before.wert, ...place } : null,
    nachher: stored === null ? null : { name, wert: stored, ...place },
  })
  return true
}

/** Where a value stands, as the audit trail keeps it: what is taken out can be put back there (`undoEinstellung`). */
function placeNamed({ benutzerId, gruppeId }: Schicht) {
  if (benutzerId !== null) return { schicht: 'benutzer', benutzerId } as const
  return gruppeId === null ? ({ schicht: 'mandant' } as const) : ({ schicht: 'gruppe', gruppeId } as const)
}
