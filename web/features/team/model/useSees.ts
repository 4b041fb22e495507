import { useQuery } from '@tanstack/react-query'
import { sichtbarkeitOptions } from '../api/team.ts'

/** Whether one shows oneself to anybody, and so may see somebody: nothing of others is asked for otherwise. */
export function useSees(enabled = true): boolean {
  // It stands beside other things, which are there without it.
  const { data } = useQuery({ ...sichtbarkeitOptions, enabled, throwOnError: false })
  return enabled && data?.aus === null && data.gruppen.some(({ sichtbar }) => sichtbar)
}
