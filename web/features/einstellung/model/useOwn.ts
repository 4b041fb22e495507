import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteEinstellung, einstellungenOptions, saveEinstellung } from '../api/einstellungen.ts'

const KEY = ['eigeneEinstellung']

type Wish = { readonly wert: EinstellungView['wert'] } | 'zurueck'

function wished(view: EinstellungView, wish: Wish): EinstellungView {
  const { darunter, ...rest } = view
  if (wish !== 'zurueck') {
    const below = darunter ?? { wert: view.wert, herkunft: view.herkunft }
    return { ...rest, wert: wish.wert, herkunft: 'benutzer', darunter: below }
  }
  return darunter === undefined ? view : { ...rest, wert: darunter.wert, herkunft: darunter.herkunft }
}

/** Sets one's own value, or goes back to the house's: shown at once, and taken back when the server refuses. */
export function useOwn(name: EinstellungName) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationKey: KEY,
    mutationFn: (wish: Wish) =>
      wish === 'zurueck' ? deleteEinstellung(name) : saveEinstellung(name, wish.wert),
    onMutate: async (wish) => {
      await queryClient.cancelQueries(einstellungenOptions)
      queryClient.setQueryData(einstellungenOptions.queryKey, (views) =>
        views?.map((view) => (view.name === name ? wished(view, wish) : view)),
      )
    },
    // Several switches in a row: the last one reads again, so that none jumps back meanwhile.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: KEY }) === 1
        ? queryClient.invalidateQueries(einstellungenOptions)
        : undefined,
  })
  return {
    setzen: (wert: EinstellungView['wert']) => mutation.mutate({ wert }),
    zurueck: () => mutation.mutate('zurueck'),
    laeuft: mutation.isPending,
    gespeichert: mutation.isSuccess,
    fehler: mutation.error,
    vergessen: mutation.reset,
  }
}
