import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Outcome } from '../../../ui/form/useSending.ts'

/** The affected trips in the server's refusal; null for any other failure. */
function betroffeneOf<B>(failure: unknown): readonly B[] | null {
  if (!(failure instanceof ApiProblem) || failure.code !== 'fahrzeug.betroffeneBuchungen') return null
  return failure.current as readonly B[]
}

/**
 * The flow of a change that may affect trips, for any form: the server lists them, a person decides, and only
 * then the change is made. A trip that was booked meanwhile is shown again.
 * @param stale the query to read again after a conflict, so that a second press uses the new version
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
