import { useQueryClient } from '@tanstack/react-query'
import { readAnew } from '../../../platform/liveHolds.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { STANDORT_KEYS } from '../api/standorte.ts'

const READ = { keys: STANDORT_KEYS, stands: new Set(['standort', 'grundriss']) }

/** Keeps the pages of the locations in sync with the server. */
export function useStandortLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => readAnew(queryClient, event, READ))
}
