import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { lockStand } from '../../platform/konfiguration/mandant.ts'
import { readZugriff } from './checkZugriff.ts'
import { showMandant } from './showMandant.ts'

/** The house lets operators have its data from now on, for some days of 24 hours; said again it counts from now. */
export function grantZugriff(call: Call, { tage }: { readonly tage: number }) {
  return set(call, 'grantZugriff', call.now.add({ hours: 24 * tage }))
}

/** At once; where nothing was allowed nothing happens. */
export function endZugriff(call: Call) {
  return set(call, 'endZugriff', null)
}

/** Both sides are shown it, and both trails keep what came of it. */
async function set(call: Call, aktion: string, bis: Temporal.Instant | null) {
  const { tx, now } = call
  await lockStand(tx)
  const before = await readZugriff(tx, now)
  if (before === null && bis === null) return showMandant(call)
  const mandantId = tx.scope.mandantId
  await tx.run(build.updateTable('mandant').set({ zugriff_bis: bis }).where('id', '=', mandantId))
  record(tx, {
    aktion,
    objekt: 'mandant',
    objektId: mandantId,
    vorher: { zugriffBis: before?.toString() ?? null },
    nachher: { zugriffBis: bis?.toString() ?? null },
  })
  return showMandant(call)
}
