import { useCallback } from 'react'
import { type Stand, useAddress } from '../../../platform/address/useAddress.ts'
import { LESEPLAN_ADDRESS, type LeseraumSearch } from './address.ts'

export type Suche = Stand<LeseraumSearch>

/** What the address says: the only place where the screen keeps what it shows. Another plan has other places and seats. */
export function useSuche(): Suche {
  const { search, setSearch } = useAddress(LESEPLAN_ADDRESS)
  const change: Suche['setSearch'] = useCallback(
    (patch, replace) =>
      setSearch(
        'grundriss' in patch ? { ort: undefined, platz: undefined, buchung: undefined, ...patch } : patch,
        replace,
      ),
    [setSearch],
  )
  return { search, setSearch: change }
}
