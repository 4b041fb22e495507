import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { ready } from '../../platform/database/tx.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import type { HausCall } from './answerBetreiber.ts'
import { readHausOf } from './queries.ts'

/** Nobody of the house gets in any more, and who is in is out at once; each is told so. What stands in it stays, and its clocks rest. */
export async function closeMandant(call: HausCall) {
  const since = call.now
  return switchTo(call, since, 'closeMandant')
}

/** The people of the house get in again; what was signed in before is not. What fell due meanwhile is told to nobody. */
export async function reopenMandant(call: HausCall) {
  return switchTo(call, null, 'reopenMandant')
}

/** Asked for again it changes nothing. */
async function switchTo(
  { tx, deps, mandantId, now }: HausCall,
  gesperrt: Temporal.Instant | null,
  aktion: string,
) {
  await lockStand(tx)
  const before = await readHausOf(tx, deps.authPool)
  if ((before.gesperrt === null) === (gesperrt === null))
    return { status: 200, body: before, version: before.version } as const
  await tx.run(
    build
      .updateTable('mandant')
      .set(({ eb }) => ({
        gesperrt,
        version: eb('version', '+', 1),
        ...(gesperrt === null && { ruht: false, wieder_offen: now }),
      }))
      .where('id', '=', mandantId),
  )
  if (gesperrt) await tx.first(ready<object>('select auth.end_mandant_sitzungen()'))
  record(tx, {
    aktion,
    objekt: 'mandant',
    objektId: mandantId,
    vorher: { gesperrt: before.gesperrt },
    nachher: { gesperrt: gesperrt?.toString() ?? null },
  })
  await raiseStand(tx)
  const body = await readHausOf(tx, deps.authPool, before)
  return { status: 200, body, version: body.version } as const
}
