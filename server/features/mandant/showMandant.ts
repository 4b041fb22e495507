import type { MandantDetail } from '@platzwart/contract/mandant'
import type { Call } from '../../platform/http/endpoint.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { readDomains, readKundenname } from './queries.ts'

/** One's own Mandant, with the customer's name in the older site and the hosts that lead to it (T1, T3). */
export async function showMandant({ tx, deps }: Call) {
  const [mandant, kundenname, domains] = await Promise.all([
    readMandant(tx),
    readKundenname(tx),
    readDomains(deps.authPool, tx.scope.mandantId),
  ])
  const { id, name, zone, sprache, module, logo, datenschutz, impressum, akzent, version } = mandant
  const body: MandantDetail = {
    id,
    name,
    zone,
    sprache,
    module: [...module],
    logo,
    datenschutz,
    impressum,
    kundenname,
    domains,
    akzent,
    version,
  }
  return { status: 200, body } as const
}
