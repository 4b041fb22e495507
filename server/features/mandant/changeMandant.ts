import type { mandantChangeSchema } from '@platzwart/contract/mandant'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand, readMandant } from '../../platform/konfiguration/mandant.ts'
import { showMandant } from './showMandant.ts'

/** What a Mandant's own people may change of it: default language, colour, privacy text, imprint (T1). What is left out stays. */
export async function changeMandant(call: Call, input: z.output<typeof mandantChangeSchema>) {
  const { tx } = call
  const { sprache, datenschutz, impressum, akzent } = await readMandant(tx)
  const before = { sprache, datenschutz, impressum, akzent }
  const after = {
    sprache: input.sprache ?? sprache,
    datenschutz: input.datenschutz ?? datenschutz,
    impressum: input.impressum ?? impressum,
    akzent: input.akzent === undefined ? akzent : input.akzent,
  }
  await tx.run(
    build
      .updateTable('mandant')
      .set(({ eb }) => ({ ...after, version: eb('version', '+', 1) }))
      .where('id', '=', tx.scope.mandantId),
  )
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
