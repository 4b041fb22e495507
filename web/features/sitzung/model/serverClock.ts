import type { QueryClient } from '@tanstack/react-query'
import { alignClock } from '../../../platform/clock.ts'
import { startOptions } from '../api/start.ts'

/** Sets the screen's clock by what the server said when the app started. */
export function alignToServer(queryClient: QueryClient): void {
  const start = queryClient.getQueryState(startOptions.queryKey)
  if (start?.data) alignClock(start.data.jetzt, start.dataUpdatedAt)
}
