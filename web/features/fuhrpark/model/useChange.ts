import type { BetroffeneFahrt, FahrzeugView } from '@platzwart/contract/fahrzeug'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Outcome } from '../../../ui/form/useSending.ts'
import { FUHRPARK_KEYS, fuhrparkFahrzeugOptions } from '../api/fuhrpark.ts'

/** Bookings that a change would cancel, as the server's refusal lists them; null for any other failure. */
function betroffeneOf(failure: unknown): readonly BetroffeneFahrt[] | null {
  if (!(failure instanceof ApiProblem) || failure.code !== 'fahrzeug.betroffeneBuchungen') return null
  return failure.current as BetroffeneFahrt[]
}

/** What shows the fleet is read again. */
export function useFuhrparkRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () => Promise.all(FUHRPARK_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}

/**
 * What comes of a change of a vehicle, whichever form makes it. When it hits bookings (F4) the server shows them, a person confirms, and only
 * then is it made. What has changed meanwhile is read again.
 */
export function useChange(
  onSaved: (view: FahrzeugView) => void = () => {},
): Outcome<FahrzeugView, readonly BetroffeneFahrt[]> {
  const queryClient = useQueryClient()
  const refresh = useFuhrparkRefresh()
  return {
    asks: betroffeneOf,
    onDone(view: FahrzeugView) {
      queryClient.setQueryData(fuhrparkFahrzeugOptions(view.id).queryKey, view)
      onSaved(view)
      return refresh()
    },
    onFailed: (failure: unknown) =>
      failure instanceof ApiProblem && failure.status === 412
        ? queryClient.invalidateQueries({ queryKey: ['fuhrpark'] })
        : undefined,
  }
}
