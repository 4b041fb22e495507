import type { Step } from '@platzwart/domain/mandant/einrichtung'
import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { lockStand } from '../../platform/konfiguration/mandant.ts'
import { readEinrichtung } from './readEinrichtung.ts'

/** A step that the house does without, or asks for again. Two administrators who mark two steps at once mark both. */
export async function changeStep(call: Call, schritt: Step, unnoetig: boolean) {
  const { tx } = call
  await lockStand(tx)
  const before = await tx.first(
    build.selectFrom('mandant').select('einrichtung_unnoetig').where('id', '=', tx.scope.mandantId),
  )
  const steps = before?.einrichtung_unnoetig ?? []
  if (steps.includes(schritt) !== unnoetig) {
    const after = unnoetig ? [...steps, schritt] : steps.filter((one) => one !== schritt)
    await tx.run(
      build
        .updateTable('mandant')
        .set({ einrichtung_unnoetig: sql`${after}::text[]` })
        .where('id', '=', tx.scope.mandantId),
    )
    record(tx, {
      aktion: 'changeStep',
      objekt: 'mandant',
      objektId: tx.scope.mandantId,
      vorher: { unnoetig: steps },
      nachher: { unnoetig: after },
    })
  }
  return readEinrichtung(call)
}
