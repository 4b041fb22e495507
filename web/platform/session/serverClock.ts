import type { QueryClient } from '@tanstack/react-query'
import { alignClock } from '../clock.ts'
import { startOptions } from './start.ts'

/**
 * Sets the screen's clock by what the server says whenever the start is there anew: asked, after a sign-in, or remembered by this device. It
 * is right before anything is drawn: by the device's own clock it may be another day.
 */
export function followServerClock(queryClient: QueryClient): void {
  const [name] = startOptions.queryKey
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== name)
      return
    const start = queryClient.getQueryState(startOptions.queryKey)
    if (start?.data) alignClock(start.data.jetzt, start.dataUpdatedAt)
  })
}
