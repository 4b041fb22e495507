import type { QueryClient } from '@tanstack/react-query'
import { hasPending } from '../../../platform/pending.ts'

/** Sends the outbox wherever the app is open; costs nothing if it is empty. */
export function sendPending(queryClient: QueryClient): void {
  if (!hasPending()) return
  void import('./uebergaben.ts').then(
    ({ followUebergaben }) => followUebergaben(queryClient),
    // Offline there is nothing to send; the pages about vehicles load this code themselves.
    () => undefined,
  )
}
