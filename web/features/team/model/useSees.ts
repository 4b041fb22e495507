import { useQuery } from '@tanstack/react-query'
import { sichtbarkeitOptions } from '../api/team.ts'

/**
 * Whether the person is visible to anybody, and so may see others: nothing of them is requested otherwise.
 */
export function useSees(enabled = true): boolean {
  // An addition to other content, which works without it.
  const { data } = useQuery({ ...sichtbarkeitOptions, enabled, throwOnError: false })
  return enabled && data?.aus === null && data.gruppen.some(({ sichtbar }) => sichtbar)
}
