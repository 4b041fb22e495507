import type { MandantHaus } from '@platzwart/contract/mandant'
import { isReservedHost } from '@platzwart/domain/mandant/reservedHost'
import { record } from '../../platform/database/record.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import type { HausCall } from './answerBetreiber.ts'
import { type DomainKind, HOSTS, MAIL_DOMAINS, readHausOf } from './queries.ts'

/** Gives a domain to the Mandant of the transaction, and with it. @throws ProblemError 409 when another Mandant has it. */
export async function giveDomain(tx: Tx, domain: string, field: string, { give } = HOSTS): Promise<void> {
  const row = await tx.first(ready<{ given: boolean }>(give, domain))
  if (row?.given) return
  throw new ProblemError({
    status: 409,
    code: 'mandant.domainVergeben',
    issues: [{ code: 'mandant.domainVergeben', field, data: { domain } }],
  })
}

/** @throws ProblemError 422 for a host that can be no house's */
export function refuseReserved({ publicUrl }: Pick<Deps, 'publicUrl'>, domain: string, field: string): void {
  if (!isReservedHost(domain, new URL(publicUrl).hostname)) return
  const code = 'mandant.domainReserviert'
  throw new ProblemError({ status: 422, code, issues: [{ code, field, data: { domain } }] })
}

/** Giving what the Mandant has already changes nothing. */
async function add({ tx, deps, mandantId }: HausCall, domain: string, aktion: string, kind: DomainKind) {
  await readMandant(tx)
  const before = await kind.read(deps.authPool, mandantId)
  await giveDomain(tx, domain, 'domain', kind)
  if (!before.includes(domain)) {
    record(tx, { aktion, objekt: 'mandant', objektId: mandantId, nachher: { domain } })
  }
  const now: Pick<Partial<MandantHaus>, DomainKind['field']> = {
    [kind.field]: [...new Set([...before, domain])].toSorted(),
  }
  return { status: 201, body: await readHausOf(tx, deps.authPool, now) } as const
}

/** From now on the host leads to this Mandant's login page (T3). */
export function addDomain(call: HausCall, domain: string) {
  refuseReserved(call.deps, domain, 'domain')
  return add(call, domain, 'addDomain', HOSTS)
}

/** From now on whoever types an address of this e-mail domain is led to this Mandant's login page (T3). */
export function addMailDomain(call: HausCall, domain: string) {
  return add(call, domain, 'addMailDomain', MAIL_DOMAINS)
}
