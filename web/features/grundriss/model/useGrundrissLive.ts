import { useQueryClient } from '@tanstack/react-query'
import { readAnew } from '../../../platform/liveHolds.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { useReadAnew } from '../../../ui/act/useReadAnew.ts'
import { GRUNDRISS_KEYS } from '../api/grundrisse.ts'

const READ = { keys: GRUNDRISS_KEYS, stands: new Set(['grundriss', 'leseraum', 'ausstattung', 'standort']) }

/** Keeps the pages of plans in sync with the server. */
export function useGrundrissLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => readAnew(queryClient, event, READ))
}

/** Reloads after a change, and after a conflict with somebody faster. */
export function useGrundrissRefresh() {
  const { refresh, onFailed } = useReadAnew(GRUNDRISS_KEYS)
  /** For a form that saves one record. */
  const outcome = (onSaved: (id: string) => void) => ({
    onDone: async ({ id }: { readonly id: string }) => {
      await refresh()
      onSaved(id)
    },
    onFailed,
  })
  return { refresh, onFailed, outcome }
}
