import { record } from '../../platform/database/record.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { type Betreiber, openMandant } from './openMandant.ts'
import { readDomains } from './queries.ts'

/** Gives a host to the Mandant of the transaction, and with it. @throws ProblemError 409 when another Mandant has it. */
export async function giveDomain(tx: Tx, domain: string, field: string): Promise<void> {
  const row = await tx.first(ready<{ given: boolean }>('select auth.give_domain($1) as given', domain))
  if (row?.given) return
  throw new ProblemError({
    status: 409,
    code: 'mandant.domainVergeben',
    issues: [{ code: 'mandant.domainVergeben', field, data: { domain } }],
  })
}

/** From now on the host leads to this Mandant's login page (T3). Giving what it has already changes nothing. */
export async function addDomain(
  deps: Pick<Deps, 'appPool' | 'authPool' | 'domains'>,
  who: Betreiber,
  mandantId: string,
  domain: string,
  requestId: string | null,
) {
  const before = await readDomains(deps.authPool, mandantId)
  const mandant = await openMandant(
    deps.appPool,
    who,
    mandantId,
    async (tx) => {
      const row = await readMandant(tx)
      await giveDomain(tx, domain, 'domain')
      if (!before.includes(domain)) {
        record(tx, { aktion: 'addDomain', objekt: 'mandant', objektId: mandantId, nachher: { domain } })
      }
      return row
    },
    requestId,
  )
  await deps.domains.refresh()
  const module = [...mandant.module]
  const domains = await readDomains(deps.authPool, mandantId)
  return { status: 201, body: { id: mandant.id, name: mandant.name, module, domains } } as const
}
