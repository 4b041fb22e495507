import { useCallback } from 'react'
import { type Stand, useAddress } from '../../../platform/address/useAddress.ts'
import { LESEPLAN_ADDRESS, type LeseraumSearch } from './address.ts'

export type Suche = Stand<LeseraumSearch>

/** The address is the screen's only state. Another plan clears seat and position. */
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
