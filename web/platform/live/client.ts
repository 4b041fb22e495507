import { shownPerson } from '../session/shown.ts'
import { browserTools } from './browserTools.ts'
import { SharedLive } from './sharedLive.ts'

/** Older browsers share nothing, and none does on a host without https. */
const canShare = () => 'locks' in navigator && typeof BroadcastChannel === 'function'

export const client = new SharedLive({
  ...browserTools,
  who: shownPerson,
  locks: () => (canShare() ? navigator.locks : null),
  openChannel: (name) => new BroadcastChannel(name),
  visible: () => document.visibilityState === 'visible',
})

/** Wires the device's own signals to the client, for as long as the page is there. */
function followDevice(): void {
  const look = () => (document.visibilityState === 'visible' ? client.wake() : client.hide())
  window.addEventListener('online', client.wake)
  window.addEventListener('offline', client.offline)
  document.addEventListener('visibilitychange', look)
  // Put away by the browser, and taken out again: to the one a page goes that is left, or that nobody has looked at for long.
  window.addEventListener('pagehide', client.sleep)
  document.addEventListener('freeze', client.sleep)
  window.addEventListener('pageshow', client.wake)
  document.addEventListener('resume', client.wake)
}

followDevice()
