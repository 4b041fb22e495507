import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { refuse } from '../../platform/http/endpoint.ts'
import type { HausCall } from './answerBetreiber.ts'

/** The host leads nowhere any more (T3). One that is another Mandant's is as unknown here as one that is nobody's. */
export async function removeDomain({ tx, mandantId }: HausCall, domain: string) {
  const row = await tx.first(ready<{ taken: boolean }>('select auth.take_domain($1) as taken', domain))
  if (!row?.taken) return refuse({ status: 404, code: 'nichtGefunden' })
  record(tx, { aktion: 'removeDomain', objekt: 'mandant', objektId: mandantId, vorher: { domain } })
  return { status: 204, body: undefined } as const
}
