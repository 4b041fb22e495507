import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/problem.ts'

/** Where the version of a plan is read, which its times have a part in: of the plan itself, and of its seats. */
const KEYS = ['grundriss', 'leseraeume'] as const

/** What comes of a change of opening times: the plan is read anew, and so is what somebody else was faster with. */
export function useTimesRefresh() {
  const queryClient = useQueryClient()
  const refresh = () => Promise.all(KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  const onFailed = (failure: unknown) =>
    failure instanceof ApiProblem && (failure.status === 412 || failure.status === 404)
      ? refresh()
      : undefined
  return { refresh, onFailed }
}
