import type { QueryClient } from '@tanstack/react-query'
import { openFahrtenOptions } from '../../fahrtenbuch/api/fahrtenbuch.ts'
import { recallFahrten } from '../../uebergabe/model/recall.ts'
import { ownFahrtenOptions } from '../api/fahrten.ts'

/** What the page of one's own trips shows from the beginning: a device that remembers none waits for the server, so that what comes later moves nothing. */
export async function loadFahrten(queryClient: QueryClient): Promise<void> {
  await recallFahrten(queryClient)
  // Without an answer the page says so itself.
  await Promise.allSettled([
    queryClient.ensureQueryData(openFahrtenOptions),
    queryClient.ensureQueryData(ownFahrtenOptions),
  ])
}
