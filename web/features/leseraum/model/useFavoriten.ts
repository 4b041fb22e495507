import type { EinstellungView } from '@platzwart/contract/einstellung'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { einstellungenOptions, saveFavoriten } from '../api/plan.ts'
import type { Leseraum } from './useLeseraum.ts'

const NAME = 'leseraum.favoritPlaetze'

/** Adds a seat to the favourites or takes it out; shown at once, and taken back when the server refuses. */
export function useFavorit(raum: Leseraum, seatId: string) {
  const queryClient = useQueryClient()
  const ist = raum.favoriten.has(seatId)
  const next = ist ? [...raum.favoriten].filter((id) => id !== seatId) : [...raum.favoriten, seatId]
  const toggle = useMutation({
    mutationFn: () => saveFavoriten(NAME, next),
    onMutate: () => {
      const change = (views: EinstellungView[] | undefined) =>
        views?.map((view) => (view.name === NAME ? { ...view, wert: next } : view))
      queryClient.setQueryData(einstellungenOptions.queryKey, change)
    },
    onSettled: () => queryClient.invalidateQueries(einstellungenOptions),
  })
  return { ist, toggle: () => toggle.mutate() }
}
