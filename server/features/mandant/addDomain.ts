import { record } from '../../platform/database/record.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import type { HausCall } from './answerBetreiber.ts'
import { readDomains, readHausOf } from './queries.ts'

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
export async function addDomain({ tx, deps, mandantId }: HausCall, domain: string) {
  await readMandant(tx)
  const before = await readDomains(deps.authPool, mandantId)
  await giveDomain(tx, domain, 'domain')
  if (!before.includes(domain)) {
    record(tx, { aktion: 'addDomain', objekt: 'mandant', objektId: mandantId, nachher: { domain } })
  }
  const domains = [...new Set([...before, domain])].toSorted()
  return { status: 201, body: await readHausOf(tx, deps.authPool, { domains }) } as const
}
