import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { Call } from '../../platform/http/endpoint.ts'
import { presentEinstellungen, presentHaus } from './present.ts'
import { readMandantEinstellungen } from './queries.ts'

/** Every setting as it holds for the house, whatever holds for the person who asks. */
export async function listHausEinstellungen({ tx, konfiguration }: Call) {
  return {
    status: 200,
    body: presentHaus(konfiguration.mandant.module, await readMandantEinstellungen(tx)),
  } as const
}

/** All that holds for the house, also what it has no page for at present. */
export function listEveryOfHaus(haus: Effective) {
  return presentEinstellungen(haus)
}
