import type { QueryClient } from '@tanstack/react-query'
import { alignClock } from '../clock.ts'
import { startOptions } from './start.ts'

/**
 * Sets the app's clock by the server's time whenever start data arrive: requested, after a sign-in, or
 * restored from this device. It is right before the first render: by the device's own clock it may be another
 * day.
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
