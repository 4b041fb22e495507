import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type LiveListener, type LiveState, live } from './live.ts'

/** Whether what the page shows is live at this moment, and if not, since when. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(live.watch, live.state)
}

/** Hears every change while mounted; `after` is the position of the data that was read (`PlanTag.position`). */
export function useLiveEvents(listener: LiveListener, after?: string): void {
  const onEvent = useEffectEvent(listener)
  const ready = after !== undefined
  const start = useEffectEvent(() => live.listen((event) => onEvent(event), after))
  useEffect(() => (ready ? start() : undefined), [ready])
}
