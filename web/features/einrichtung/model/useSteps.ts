import type { EinrichtungView } from '@platzwart/contract/einrichtung'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSitzung } from '../../../platform/session/start.ts'
import type { Guided } from './targets.ts'

/** The person who goes through the steps, and the prerequisites. */
export function useGuided({ schritte }: Pick<EinrichtungView, 'schritte'>): Guided {
  const { menue, berechtigungen } = useSitzung()
  const standort = schritte.some(({ schritt, stand }) => schritt === 'standort' && stand === 'erledigt')
  return { menue, berechtigungen, standort }
}

/** Query key of this visit's mode: following the steps. */
const FOLLOWS = ['einrichtungFolgt']

export function useFollows() {
  const queryClient = useQueryClient()
  const { data } = useQuery({ queryKey: FOLLOWS, queryFn: () => false, enabled: false, initialData: false })
  return { follows: data, follow: () => void queryClient.setQueryData(FOLLOWS, true) }
}
