import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../platform/problem.ts'

/**
 * Invalidates the queries that a change affects, and those that show what somebody else was faster with.
 * @param keys prefixes of their keys
 */
export function useReadAnew(keys: readonly string[]) {
  const queryClient = useQueryClient()
  const refresh = () => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  const onFailed = (failure: unknown) =>
    failure instanceof ApiProblem && (failure.status === 412 || failure.status === 404)
      ? refresh()
      : undefined
  return { refresh, onFailed }
}
