import { record } from '../../platform/database/record.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { updatePlan } from '../grundriss/updatePlan.ts'

interface Replaced {
  readonly aktion: 'replaceOeffnungszeiten' | 'replaceSonderoeffnungszeiten'
  readonly vorher: object
  readonly nachher: object
}

/** What comes of replacing them: another version of the plan, and a row of the trail. */
export async function replaceTimes({ tx }: Call, grundrissId: string, replaced: Replaced) {
  await updatePlan(tx, grundrissId)
  record(tx, { ...replaced, objekt: 'grundriss', objektId: grundrissId })
  await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
