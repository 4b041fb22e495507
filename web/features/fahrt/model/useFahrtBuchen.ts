import type { FahrzeugBuchungCreate, FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { changeFahrt, createFahrt } from '../api/fahrten.ts'

/** Everything that shows who has which car is read again. */
export function refreshFahrten(queryClient: QueryClient): void {
  for (const key of ['fahrten', 'fahrzeugSuche', 'fahrzeugUebersicht']) {
    void queryClient.invalidateQueries({ queryKey: [key] })
  }
}

/** Books, or changes the trip given. One key per wish, so that pressing twice is one booking. */
export function useFahrtBuchen(alt: FahrzeugBuchungView | null) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wish: FahrzeugBuchungCreate) =>
      alt === null ? createFahrt(wish, newIdempotencyKey()) : changeFahrt(alt, wish),
    // Also when somebody was quicker: show who holds what now.
    onSettled: () => refreshFahrten(queryClient),
  })
}
