import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { BetroffeneFahrt } from '@platzwart/contract/fahrzeug/betroffene'
import { useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '../../../ui/form/useSending.ts'
import { useShownFirst } from '../../fahrt/model/useShownFirst.ts'
import { FUHRPARK_KEYS, fuhrparkFahrzeugOptions } from '../api/fuhrpark.ts'

/** Returns a function that reloads everything that shows the fleet. */
export function useFuhrparkRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () => Promise.all(FUHRPARK_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}

/** Changes a vehicle, from any form; bookings that it affects (F4) are shown first. */
export function useChange(
  onSaved: (view: FahrzeugView) => void = () => {},
): Outcome<FahrzeugView, readonly BetroffeneFahrt[]> {
  const queryClient = useQueryClient()
  const refresh = useFuhrparkRefresh()
  return useShownFirst(['fuhrpark'], (view: FahrzeugView) => {
    queryClient.setQueryData(fuhrparkFahrzeugOptions(view.id).queryKey, view)
    onSaved(view)
    return refresh()
  })
}
