import { useDebouncedCallback } from '@mantine/hooks'
import type { Zaehler } from '@platzwart/contract/freigabe'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { zaehlerOptions } from '../api/freigaben.ts'

/** Many changes in a moment (a whole car is cancelled) are counted once. */
const GATHER_MS = 500

const NONE: Zaehler = { freigaben: null, fuehrerscheine: null }

/** What waits for this person, kept up to date while it is shown. */
export function useZaehler(): Zaehler {
  const queryClient = useQueryClient()
  const count = useDebouncedCallback(
    () => void queryClient.invalidateQueries({ queryKey: zaehlerOptions.queryKey }),
    GATHER_MS,
  )
  useLiveEvents((event) => {
    if (event.art !== 'leseraumBuchung' && event.art !== 'stand') count()
  })
  return useQuery(zaehlerOptions).data ?? NONE
}
