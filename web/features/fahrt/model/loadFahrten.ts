import type { QueryClient } from '@tanstack/react-query'
import { openFahrtenOptions } from '../../fahrtenbuch/api/fahrtenbuch.ts'
import { recallFahrten } from '../../uebergabe/model/recall.ts'
import { ownFahrtenOptions } from '../api/fahrten.ts'

/**
 * The initial data of one's own trips: a device without stored ones waits for the server, to avoid layout
 * shift.
 */
export async function loadFahrten(queryClient: QueryClient): Promise<void> {
  await recallFahrten(queryClient)
  // The page itself reports a failure.
  await Promise.allSettled([
    queryClient.ensureQueryData(openFahrtenOptions),
    queryClient.ensureQueryData(ownFahrtenOptions),
  ])
}
