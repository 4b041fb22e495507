import type { QueryClient } from '@tanstack/react-query'
import { hasPending } from '../../../platform/pending.ts'

/** What waits on this device goes out wherever the app is open; without anything waiting, this costs nothing. */
export function sendPending(queryClient: QueryClient): void {
  if (!hasPending()) return
  void import('./uebergaben.ts').then(
    ({ followUebergaben }) => followUebergaben(queryClient),
    // Without a network there is nothing to send; the pages about vehicles bring this with them.
    () => undefined,
  )
}
