import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { LeseraumSearch } from './leseraumSearch.ts'

const route = getRouteApi('/haus/leseraum')

/** What the address says: the one state of the reading-room pages. */
export function useLeseraumSearch(): LeseraumSearch {
  return route.useSearch()
}

/**
 * Changes the address, and with it the page. `replace` for what is not worth a step back (a slider's positions);
 * a value of `undefined` removes it.
 */
export function useChangeLeseraumSearch(): (
  change: { readonly [K in keyof LeseraumSearch]?: LeseraumSearch[K] | undefined },
  options?: { replace?: boolean },
) => void {
  const navigate = useNavigate()
  return (change, { replace = false } = {}) => {
    void navigate({
      to: '.',
      search: (old) =>
        Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== undefined)),
      replace,
      resetScroll: false,
    })
  }
}
