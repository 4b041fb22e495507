import type { mandantUpdateSchema } from '@platzwart/contract/mandant'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Deps } from '../../platform/deps.ts'
import { raiseStand, readMandant } from '../../platform/konfiguration/mandant.ts'
import { type Betreiber, openMandant } from './openMandant.ts'
import { readDomains } from './queries.ts'

/** Renames a Mandant and switches its modules (T2, T4), by an operator. People of the Mandant see it at their next request. */
export async function updateMandant(
  deps: Pick<Deps, 'appPool' | 'authPool'>,
  who: Betreiber,
  mandantId: string,
  input: z.output<typeof mandantUpdateSchema>,
  requestId: string | null,
) {
  const after = await openMandant(
    deps.appPool,
    who,
    mandantId,
    async (tx) => {
      const before = await readMandant(tx)
      const { name = before.name, module = before.module } = input
      const changed = { name, module: [...new Set(module)] }
      await tx.run(build.updateTable('mandant').set(changed).where('id', '=', mandantId))
      record(tx, {
        aktion: 'updateMandant',
        objekt: 'mandant',
        objektId: mandantId,
        vorher: { name: before.name, module: before.module },
        nachher: changed,
      })
      await raiseStand(tx)
      return changed
    },
    requestId,
  )
  const domains = await readDomains(deps.authPool, mandantId)
  return { status: 200, body: { id: mandantId, ...after, domains } } as const
}
