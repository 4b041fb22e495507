import { useQueryClient } from '@tanstack/react-query'
import { readAnew } from '../../../platform/liveHolds.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { GRUNDRISS_KEYS } from '../api/grundrisse.ts'

const READ = { keys: GRUNDRISS_KEYS, stands: new Set(['grundriss', 'leseraum', 'ausstattung', 'standort']) }

/** Keeps the pages of plans as the server has them. */
export function useGrundrissLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => readAnew(queryClient, event, READ))
}

/** What comes of a change: it is read anew, and so is what somebody else was faster with. */
export function useGrundrissRefresh() {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all(GRUNDRISS_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  const onFailed = (failure: unknown) =>
    failure instanceof ApiProblem && (failure.status === 412 || failure.status === 404)
      ? refresh()
      : undefined
  /** Of a form that saves one record. */
  const outcome = (onSaved: (id: string) => void) => ({
    onDone: async ({ id }: { readonly id: string }) => {
      await refresh()
      onSaved(id)
    },
    onFailed,
  })
  return { refresh, onFailed, outcome }
}
