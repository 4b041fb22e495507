import { beforeAll, beforeEach } from 'vitest'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { createTestFlotte, fahrzeugDriver, type TestFlotte } from '../fahrzeug.ts'
import { fuhrparkDriver } from '../fuhrpark.ts'
import { app, fremd, haus, hausSuite, type SuiteOptions } from './haus.ts'

export let flotte: TestFlotte
export let foreignOnes: TestFlotte

/** Like `hausSuite`, with vehicles; the other Mandant, if there is one, has its own. */
export function flotteSuite(now?: string, options: SuiteOptions = {}): void {
  hausSuite(now, options)
  if (options.fremd) {
    beforeAll(async () => {
      foreignOnes = await createTestFlotte(app, fremd)
    })
  }
  const before = options.anew ? beforeEach : beforeAll
  before(async () => {
    flotte = await createTestFlotte(app, haus)
  })
}

const parts = [() => app, () => haus, () => flotte] as const

export const fahrten = fahrzeugDriver(...parts)
export const fuhrpark = fuhrparkDriver(...parts)

/** What no verb does: straight in the house's tables, seen by everybody from the next request on. */
export async function change(text: string, values: readonly unknown[]): Promise<void> {
  await haus.scoped(async (tx) => {
    await tx.raw(text, values)
    await raiseStand(tx)
  })
}

/** What stands in the house's tables; $1 is the house. */
export async function rows<T>(text: string, ...values: unknown[]): Promise<T[]> {
  return (await haus.scoped((tx) => tx.raw<T & object>(text, [haus.id, ...values]))).rows as T[]
}

/** As if its driver had just changed a trip: it stands in the trail. */
export async function noteChange(id: string): Promise<void> {
  const [trip] = await rows<{ fahrer_id: string }>(
    'select fahrer_id from fahrzeug_buchung where mandant_id = $1 and id = $2',
    id,
  )
  await rows(
    `insert into protokoll (mandant_id, id, akteur_id, aktion, objekt, objekt_id)
     values ($1, gen_random_uuid(), $2, 'changeFahrt', 'fahrzeug_buchung', $3)`,
    trip?.fahrer_id,
    id,
  )
}
