import { PAGE } from '@platzwart/contract/paths'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import type { LeseraumSearch } from '../../../app/leseraumSearch.ts'

export type Patch = { readonly [K in keyof LeseraumSearch]?: LeseraumSearch[K] | undefined }

export interface Suche {
  readonly search: LeseraumSearch
  /** Puts a change into the address. `replace` for what one does not want to step back through, like a moved thumb. */
  readonly setSearch: (patch: Patch, replace?: boolean) => void
}

/** What the address says: the only place where the screen keeps what it shows. */
export function useSuche(): Suche {
  const search = useSearch({ from: '/haus/leseraum' })
  const view = useLocation({ select: ({ pathname }) => (pathname === PAGE.liste ? PAGE.liste : PAGE.karte) })
  const navigate = useNavigate()
  return {
    search,
    setSearch: (patch, replace = false) => {
      void navigate({
        to: view,
        search: (old) => withoutMissing({ ...old, ...patch }),
        replace,
        resetScroll: false,
      })
    },
  }
}

function withoutMissing(search: object): Partial<LeseraumSearch> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
