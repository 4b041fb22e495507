import type { EinstellungView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../../../ui/act/useAct.ts'
import { einstellungenOptions } from '../api/einstellungen.ts'

/** Adds or removes a favourite; optimistic. */
export function useFavorit(
  name: 'leseraum.favoritPlaetze' | 'arbeitswelt.favoritPlaetze' | 'fahrzeug.favoriten',
  favoriten: ReadonlySet<string>,
  id: string,
) {
  const queryClient = useQueryClient()
  const is = favoriten.has(id)
  const next = is ? [...favoriten].filter((one) => one !== id) : [...favoriten, id]
  const toggle = useAct(wire.saveEinstellung, {
    input: (wert: readonly string[]) => ({ name, body: { wert, schicht: 'benutzer' as const } }),
    ahead(wert) {
      const change = (views: EinstellungView[] | undefined) =>
        views?.map((view) => (view.name === name ? { ...view, wert: [...wert] } : view))
      queryClient.setQueryData(einstellungenOptions.queryKey, change)
    },
    refreshes: [einstellungenOptions.queryKey],
    // Each request contains the whole list, so they must stay in order.
    inTurn: name,
  })
  return { is, toggle: () => toggle.start(next) }
}
