import type { Call } from '../../platform/http/endpoint.ts'
import { presentHaus } from './present.ts'
import { readMandantEinstellungen } from './queries.ts'

/** Every setting as it holds for the house, whatever holds for the person who asks. */
export async function listHausEinstellungen({ tx, konfiguration }: Call) {
  return {
    status: 200,
    body: presentHaus(konfiguration.mandant.module, await readMandantEinstellungen(tx)),
  } as const
}
