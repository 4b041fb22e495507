import { einrichtungOf } from '@platzwart/domain/mandant/einrichtung'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Call } from '../../platform/http/endpoint.ts'
import { readFacts } from './queries.ts'

/** What the house is still missing to begin with, computed from what stands there. */
export async function readEinrichtung({ tx, now, konfiguration }: Call) {
  const { facts, abgelegt } = await readFacts(tx, tagOf(now, konfiguration.mandant.zone))
  const { schritte, ...rest } = einrichtungOf(facts)
  const body = { ...rest, schritte: [...schritte], abgelegt }
  return { status: 200, body } as const
}
