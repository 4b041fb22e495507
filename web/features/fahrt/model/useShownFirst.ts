import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Outcome } from '../../../ui/form/useSending.ts'

/** Trips that something hits, as the server's refusal lists them; null for any other failure. */
function betroffeneOf<B>(failure: unknown): readonly B[] | null {
  if (!(failure instanceof ApiProblem) || failure.code !== 'fahrzeug.betroffeneBuchungen') return null
  return failure.current as readonly B[]
}

/**
 * What comes of a change that may hit trips, whichever form makes it: the server shows them, a person says what becomes of them, and only then
 * is it made. What came in meanwhile is asked about again.
 *
 * @param stale what is read again when somebody else was faster, so that a second press is about that
 */
export function useShownFirst<A, B>(
  stale: QueryKey,
  onDone: (answer: A) => unknown,
): Outcome<A, readonly B[]> {
  const queryClient = useQueryClient()
  return {
    asks: betroffeneOf<B>,
    onDone,
    onFailed: (failure) =>
      failure instanceof ApiProblem && failure.status === 412
        ? queryClient.invalidateQueries({ queryKey: stale })
        : undefined,
  }
}
