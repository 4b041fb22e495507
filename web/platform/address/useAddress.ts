import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type Address, changed, type Patch } from './declareAddress.ts'

export interface Stand<T> {
  /** The parsed parameters; the same object until the address changes. */
  readonly search: T
  /** Writes a change into the address. `replace` if it needs no history entry, for example while typing. */
  readonly setSearch: (patch: Patch<T>, replace?: boolean) => void
}

/**
 * A page's parameters in the address. Pages keep their view state only there, so that a reload, the back
 * button and a shared link show the same.
 */
export function useAddress<T extends object>(address: Address<T>): Stand<T> {
  const raw = useSearch({ strict: false })
  const search = useMemo(() => address.read(raw), [address, raw])
  const navigate = useNavigate()
  const setSearch = useCallback(
    (patch: Patch<T>, replace = false) =>
      void navigate({ to: '.', search: changed(patch), replace, resetScroll: false }),
    [navigate],
  )
  return { search, setSearch }
}
