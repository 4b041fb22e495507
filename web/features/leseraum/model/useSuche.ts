import { type Stand, useAddress } from '../../../platform/address/useAddress.ts'
import { LESERAUM_ADDRESS, type LeseraumSearch } from './address.ts'

export type Suche = Stand<LeseraumSearch>

/** What the address says: the only place where the screen keeps what it shows. */
export function useSuche(): Suche {
  return useAddress(LESERAUM_ADDRESS)
}
