import type { MandantDetail } from '@platzwart/contract/mandant'
import type { Call } from '../../platform/http/endpoint.ts'
import { logosOf } from '../../platform/konfiguration/logo.ts'
import { readMandant, rechtstexteOf } from '../../platform/konfiguration/mandant.ts'
import { readZugriff } from './checkZugriff.ts'
import { readDomains, readKundenname, readSides } from './queries.ts'

/** All that the people of a Mandant know of it. */
export async function readDetail({ tx, deps }: Pick<Call, 'tx' | 'deps'>): Promise<MandantDetail> {
  const [mandant, texte, { dauer }, kundenname, domains, zugriff] = await Promise.all([
    readMandant(tx),
    rechtstexteOf(tx),
    readSides(tx),
    readKundenname(tx),
    readDomains(deps.authPool, tx.scope.mandantId),
    readZugriff(tx, deps.clock.now()),
  ])
  const { id, name, zone, sprache, module, akzent, version } = mandant
  return {
    id,
    name,
    zone,
    sprache,
    akzent,
    version,
    kundenname,
    domains,
    ...logosOf(mandant),
    ...texte,
    ...dauer,
    module: [...module],
    zugriffBis: zugriff?.toString() ?? null,
  }
}

/** One's own Mandant, with the customer's name in the older site and the hosts that lead to it (T1, T3). */
export async function showMandant(call: Call) {
  const body = await readDetail(call)
  return { status: 200, body, version: body.version } as const
}
