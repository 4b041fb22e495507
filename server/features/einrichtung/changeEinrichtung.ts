import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { readEinrichtung } from './readEinrichtung.ts'

/** Puts the list away, or takes it up again; the menus of the house's administration follow. */
export async function changeEinrichtung(call: Call, abgelegt: boolean) {
  const { tx, now } = call
  const changed = await tx.run(
    build
      .updateTable('mandant')
      .set({ einrichtung_abgelegt: abgelegt ? now : null })
      .where('id', '=', tx.scope.mandantId)
      .where('einrichtung_abgelegt', abgelegt ? 'is' : 'is not', null),
  )
  if (changed > 0) {
    record(tx, {
      aktion: 'changeEinrichtung',
      objekt: 'mandant',
      objektId: tx.scope.mandantId,
      vorher: { abgelegt: !abgelegt },
      nachher: { abgelegt },
    })
    await raiseStand(tx)
  }
  return readEinrichtung(call)
}
