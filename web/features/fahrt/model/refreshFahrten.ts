import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The queries that show who has which car. */
export const FAHRTEN: readonly QueryKey[] = [['fahrten'], ['fahrzeugSuche'], ['fahrzeugUebersicht']]

export function refreshFahrten(queryClient: QueryClient): void {
  for (const queryKey of FAHRTEN) void queryClient.invalidateQueries({ queryKey })
}
