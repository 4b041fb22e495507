import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import type { HausCall } from './answerBetreiber.ts'
import { type DomainKind, HOSTS, MAIL_DOMAINS } from './queries.ts'

/** One that is another Mandant's is as unknown here as one that is nobody's. */
async function remove({ tx, mandantId }: HausCall, domain: string, aktion: string, { take }: DomainKind) {
  const row = await tx.first(ready<{ taken: boolean }>(take, domain))
  if (!row?.taken) return refuse({ status: 404, code: 'nichtGefunden' })
  record(tx, { aktion, objekt: 'mandant', objektId: mandantId, vorher: { domain } })
  return { status: 204, body: undefined } as const
}

/** The host leads nowhere any more (T3). */
export function removeDomain(call: HausCall, domain: string) {
  return remove(call, domain, 'removeDomain', HOSTS)
}

/** The e-mail domain leads nowhere any more (T3). */
export function removeMailDomain(call: HausCall, domain: string) {
  return remove(call, domain, 'removeMailDomain', MAIL_DOMAINS)
}
