import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../platform/problem.ts'

/** What comes of a change: what it shows in is read anew, and so is what somebody else was faster with. @param keys the beginnings of their keys */
export function useReadAnew(keys: readonly string[]) {
  const queryClient = useQueryClient()
  const refresh = () => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  const onFailed = (failure: unknown) =>
    failure instanceof ApiProblem && (failure.status === 412 || failure.status === 404)
      ? refresh()
      : undefined
  return { refresh, onFailed }
}
