import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveListener, LiveState } from './live/audience.ts'
import { live } from './live.ts'

/** Whether what the page shows is live at this moment, and if not, since when. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(live.watch, live.state)
}

/** Hears every change while mounted; first of all `neuladen`, so that nothing between reading and listening is missed. */
export function useLiveEvents(listener: LiveListener): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => live.listen((event) => onEvent(event)), [])
}
