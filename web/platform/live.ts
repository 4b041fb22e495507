import type { LiveEvent } from '@platzwart/contract/live'
import { browserTools } from './live/line.ts'
import { SharedLive } from './live/sharedLive.ts'
import { shownPerson } from './session/shown.ts'

/** An event of the kind that a feature declares; who listens leaves all others out. */
export function isLive<E extends LiveEvent>(event: LiveEvent, art: E['art']): event is E {
  return event.art === art
}

/** Older browsers share nothing, and none does on a host without https. */
const canShare = () => 'locks' in navigator && typeof BroadcastChannel === 'function'

export const live = new SharedLive({
  ...browserTools,
  who: shownPerson,
  locks: () => (canShare() ? navigator.locks : null),
  openChannel: (name) => new BroadcastChannel(name),
  visible: () => document.visibilityState === 'visible',
})

/** Wires the device's own signals to the live client; the returned function undoes it. */
export function followDevice(client: SharedLive = live): () => void {
  const look = () => (document.visibilityState === 'visible' ? client.wake() : client.hide())
  const signals: readonly (readonly [EventTarget, string, () => void])[] = [
    [window, 'online', client.wake],
    [window, 'offline', client.offline],
    [document, 'visibilitychange', look],
    // Put away by the browser, and taken out again: to the one a page goes that is left, or that nobody has looked at for long.
    [window, 'pagehide', client.sleep],
    [document, 'freeze', client.sleep],
    [window, 'pageshow', client.wake],
    [document, 'resume', client.wake],
  ]
  for (const [target, name, listener] of signals) target.addEventListener(name, listener)
  return () => {
    for (const [target, name, listener] of signals) target.removeEventListener(name, listener)
  }
}
