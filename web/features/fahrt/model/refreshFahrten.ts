import type { QueryClient } from '@tanstack/react-query'

/** Everything that shows who has which car is read again. */
export function refreshFahrten(queryClient: QueryClient): void {
  for (const key of ['fahrten', 'fahrzeugSuche', 'fahrzeugUebersicht']) {
    void queryClient.invalidateQueries({ queryKey: [key] })
  }
}
