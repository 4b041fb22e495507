import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { type Betreiber, openMandant } from './openMandant.ts'

/** The host leads nowhere any more (T3). One that is another Mandant's is as unknown here as one that is nobody's. */
export async function removeDomain(
  deps: Pick<Deps, 'appPool' | 'domains'>,
  who: Betreiber,
  mandantId: string,
  domain: string,
  requestId: string | null,
) {
  await openMandant(
    deps.appPool,
    who,
    mandantId,
    async (tx) => {
      const row = await tx.first(ready<{ taken: boolean }>('select auth.take_domain($1) as taken', domain))
      if (!row?.taken) throw new ProblemError({ status: 404, code: 'nichtGefunden' })
      record(tx, { aktion: 'removeDomain', objekt: 'mandant', objektId: mandantId, vorher: { domain } })
    },
    requestId,
  )
  await deps.domains.refresh()
  return { status: 204, body: undefined } as const
}
