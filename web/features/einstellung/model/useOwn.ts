import type { EinstellungView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { einstellungenOptions } from '../api/einstellungen.ts'

type Wish = { readonly wert: EinstellungView['wert'] } | 'zurueck'

function wished(view: EinstellungView, wish: Wish): EinstellungView {
  const { darunter, ...rest } = view
  if (wish !== 'zurueck') {
    const below = darunter ?? { wert: view.wert, herkunft: view.herkunft }
    return { ...rest, wert: wish.wert, herkunft: 'benutzer', darunter: below }
  }
  return darunter === undefined ? view : { ...rest, wert: darunter.wert, herkunft: darunter.herkunft }
}

/** Sets one's own value, or resets it to the house's; optimistic. */
export function useOwn(name: EinstellungName) {
  const queryClient = useQueryClient()
  const change = useAct({
    send: (wish: Wish, key) =>
      wish === 'zurueck'
        ? ask(wire.clearEinstellung, { name, idempotencyKey: key })
        : ask(wire.saveEinstellung, {
            name,
            body: { wert: wish.wert, schicht: 'benutzer' },
            idempotencyKey: key,
          }),
    ahead: (wish) =>
      queryClient.setQueryData(einstellungenOptions.queryKey, (views) =>
        views?.map((view) => (view.name === name ? wished(view, wish) : view)),
      ),
    refreshes: [einstellungenOptions.queryKey],
    inTurn: 'eigeneEinstellung',
    failsBeside: true,
  })
  return {
    setzen: (wert: EinstellungView['wert']) => change.start({ wert }),
    zurueck: () => change.start('zurueck'),
    laeuft: change.busy,
    gespeichert: change.done,
    fehler: change.failure,
    vergessen: change.forget,
  }
}
