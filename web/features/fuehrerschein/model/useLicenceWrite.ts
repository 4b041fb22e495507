import type { BetroffeneBuchung } from '@platzwart/contract/fuehrerschein'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Outcome } from '../../../ui/form/useSending.ts'
import { fuehrerscheinOptions, LICENCE_KEYS } from '../api/fuehrerscheine.ts'

/** Bookings that something hits, as the server's refusal lists them; null for any other failure. */
function betroffeneOf(failure: unknown): readonly BetroffeneBuchung[] | null {
  if (!(failure instanceof ApiProblem) || failure.code !== 'fahrzeug.betroffeneBuchungen') return null
  return failure.current as BetroffeneBuchung[]
}

/**
 * What comes of a card or a check, whichever form wrote it. When it hits bookings the server shows them, and a person says what becomes of
 * them.
 */
export function useLicenceWrite<A>(
  benutzerId: string,
  onSaved: (answer: A) => void = () => {},
): Outcome<A, readonly BetroffeneBuchung[]> {
  const queryClient = useQueryClient()
  return {
    asks: betroffeneOf,
    onDone(answer) {
      onSaved(answer)
      return Promise.all(LICENCE_KEYS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
    },
    // What stands there now is read again, so that a second press is about that.
    onFailed: (failure) =>
      failure instanceof ApiProblem && failure.status === 412
        ? queryClient.invalidateQueries({ queryKey: fuehrerscheinOptions(benutzerId).queryKey })
        : undefined,
  }
}
