import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveListener, LiveState } from './live/audience.ts'
import { live } from './live.ts'

/** Whether the page is live now, and if not, since when. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(live.watch, live.state)
}

/**
 * Subscribes to live events while mounted; the first one is `neuladen`, so that nothing between reading and
 * subscribing is missed.
 */
export function useLiveEvents(listener: LiveListener): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.listen((event) => onEvent(event)), [])
}
