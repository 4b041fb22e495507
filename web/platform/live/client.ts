import { shownPerson } from '../session/shown.ts'
import { browserTools } from './browserTools.ts'
import { SharedLive } from './sharedLive.ts'

/** Older browsers cannot share, nor can any on a host without https. */
const canShare = () => 'locks' in navigator && typeof BroadcastChannel === 'function'

export const client = new SharedLive({
  ...browserTools,
  who: shownPerson,
  locks: () => (canShare() ? navigator.locks : null),
  openChannel: (name) => new BroadcastChannel(name),
  visible: () => document.visibilityState === 'visible',
})

/** Forwards the device's signals to the client, as long as the page lives. */
function followDevice(): void {
  const look = () => (document.visibilityState === 'visible' ? client.wake() : client.hide())
  window.addEventListener('online', client.wake)
  window.addEventListener('offline', client.offline)
  document.addEventListener('visibilitychange', look)
  // Put into the back/forward cache or frozen by the browser, and resumed again.
  window.addEventListener('pagehide', client.sleep)
  document.addEventListener('freeze', client.sleep)
  window.addEventListener('pageshow', client.wake)
  document.addEventListener('resume', client.wake)
}

followDevice()
