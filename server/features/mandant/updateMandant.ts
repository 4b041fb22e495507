import type { mandantUpdateSchema } from '@platzwart/contract/mandant'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import { lastChangeOf } from '../../platform/http/lastChange.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { storeWert } from '../einstellung/storeWert.ts'
import type { HausCall } from './answerBetreiber.ts'
import { columnsOf } from './changeMandant.ts'
import { ALTSEITE, readHausOf } from './queries.ts'
import { refuseModule } from './refuseModule.ts'
import { refuseZone } from './refuseZone.ts'

type Update = z.output<typeof mandantUpdateSchema>

const HOUSE = { benutzerId: null, gruppeId: null }

/** What an operator changes of a house (T1, T2, T4, T6, S3); what is left out stays. Its people see it at their next request. */
export async function updateMandant(call: HausCall, mandantId: string, version: number, input: Update) {
  const { tx, deps } = call
  await lockStand(tx)
  const before = await readHausOf(tx, deps.authPool)
  if (before.version !== version) {
    // When, and not who: people of a house have no names for its operators.
    const geaendert = await lastChangeOf(tx, mandantId, true)
    return refuse({
      status: 412,
      code: 'anfrage.versionVeraltet',
      current: before,
      ...(geaendert && { geaendert }),
    })
  }
  refuseModule(before.module, input.module ?? [])
  const refused = await refuseZone(tx, before.zone, input.zone, deps.clock.now())
  if (refused) return refused
  const { altseiteMuster, kundenname, module, ...own } = input
  await tx.run(
    build
      .updateTable('mandant')
      .set({
        ...columnsOf(own),
        ...(module && { module: [...new Set(module)] }),
        version: sql`version + 1`,
      })
      .where('id', '=', mandantId),
  )
  if (kundenname !== undefined) await saveKundenname(tx, kundenname)
  if (altseiteMuster !== undefined) await storeWert(tx, ALTSEITE, HOUSE, altseiteMuster || null)
  const after = await readHausOf(tx, deps.authPool, before)
  recordUpdate(tx, before, after, Object.keys(input))
  await raiseStand(tx)
  return { status: 200, body: after, version: after.version } as const
}

async function saveKundenname(tx: Tx, kundenname: string): Promise<void> {
  const mandant_id = tx.scope.mandantId
  if (kundenname === '') {
    await tx.run(build.deleteFrom('mandant_legacy').where('mandant_id', '=', mandant_id))
    return
  }
  await tx.run(
    build
      .insertInto('mandant_legacy')
      .values({ mandant_id, kundenname })
      .onConflict((conflict) => conflict.column('mandant_id').doUpdateSet({ kundenname })),
  )
}

function recordUpdate(tx: Tx, before: object, after: object, fields: readonly string[]): void {
  const pick = (from: object) => Object.fromEntries(fields.map((field) => [field, Reflect.get(from, field)]))
  record(tx, {
    aktion: 'updateMandant',
    objekt: 'mandant',
    objektId: tx.scope.mandantId,
    vorher: pick(before),
    nachher: pick(after),
  })
}
