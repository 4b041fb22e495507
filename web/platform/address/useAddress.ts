import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type Address, changed, type Patch } from './declareAddress.ts'

export interface Stand<T> {
  /** What the address says; the same object until the address changes. */
  readonly search: T
  /** Puts a change into the address. `replace` for what one does not want to step back through, like typing. */
  readonly setSearch: (patch: Patch<T>, replace?: boolean) => void
}

/** The page's part of the address: the only place where it keeps what it shows, so that reload, the way back and a shared link show the same. */
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
