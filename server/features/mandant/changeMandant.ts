import type { mandantChangeSchema } from '@platzwart/contract/mandant'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand, readMandant } from '../../platform/konfiguration/mandant.ts'
import { showMandant } from './showMandant.ts'

/** What a Mandant's own people may change of it: default language, privacy text, imprint (T1). What is left out stays. */
export async function changeMandant(call: Call, input: z.output<typeof mandantChangeSchema>) {
  const { tx } = call
  const { sprache, datenschutz, impressum } = await readMandant(tx)
  const before = { sprache, datenschutz, impressum }
  const after = {
    sprache: input.sprache ?? sprache,
    datenschutz: input.datenschutz ?? datenschutz,
    impressum: input.impressum ?? impressum,
  }
  await tx.run(build.updateTable('mandant').set(after).where('id', '=', tx.scope.mandantId))
  record(tx, {
    aktion: 'changeMandant',
    objekt: 'mandant',
    objektId: tx.scope.mandantId,
    vorher: before,
    nachher: after,
  })
  await raiseStand(tx)
  return showMandant(call)
}
