import { useQueryClient } from '@tanstack/react-query'
import { readAnew } from '../../../platform/liveHolds.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { useReadAnew } from '../../../ui/act/useReadAnew.ts'
import { GRUNDRISS_KEYS } from '../api/grundrisse.ts'

const READ = { keys: GRUNDRISS_KEYS, stands: new Set(['grundriss', 'leseraum', 'ausstattung', 'standort']) }

/** Keeps the pages of plans as the server has them. */
export function useGrundrissLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => readAnew(queryClient, event, READ))
}

/** What comes of a change: it is read anew, and so is what somebody else was faster with. */
export function useGrundrissRefresh() {
  const { refresh, onFailed } = useReadAnew(GRUNDRISS_KEYS)
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
