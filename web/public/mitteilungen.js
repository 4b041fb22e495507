/**
 * Shows what the house tells this device at once, also while no page of it is open. It controls no page, keeps nothing, and asks nobody anything:
 * what it shows came with the message, encrypted for this browser alone.
 */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { titel, text, pfad, marke } = event.data?.json() ?? {}
  if (typeof titel !== 'string') return
  const shown = { body: String(text ?? ''), tag: String(marke ?? ''), icon: '/favicon.svg', data: { pfad } }
  event.waitUntil(self.registration.showNotification(titel, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(ownPage(event.notification.data?.pfad)))
})

/** A page of this house, whatever the message says. */
function ownPage(pfad) {
  const page = new URL(String(pfad ?? '/'), self.location.origin)
  return page.origin === self.location.origin ? page.href : self.location.origin
}
