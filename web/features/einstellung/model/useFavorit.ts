import type { EinstellungView } from '@platzwart/contract/einstellung'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { einstellungenOptions, saveEinstellung } from '../api/einstellungen.ts'

/** Adds something to the favourites or takes it out; shown at once, and taken back when the server refuses. */
export function useFavorit(
  name: 'leseraum.favoritPlaetze' | 'fahrzeug.favoriten',
  favoriten: ReadonlySet<string>,
  id: string,
) {
  const queryClient = useQueryClient()
  const is = favoriten.has(id)
  const next = is ? [...favoriten].filter((one) => one !== id) : [...favoriten, id]
  const toggle = useMutation({
    mutationFn: () => saveEinstellung(name, next),
    onMutate: () => {
      const change = (views: EinstellungView[] | undefined) =>
        views?.map((view) => (view.name === name ? { ...view, wert: next } : view))
      queryClient.setQueryData(einstellungenOptions.queryKey, change)
    },
    onSettled: () => queryClient.invalidateQueries(einstellungenOptions),
  })
  return { is, toggle: () => toggle.mutate() }
}
