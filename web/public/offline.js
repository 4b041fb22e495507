/**
 * Opens the pages about vehicles without a network. It keeps the app's own files of one build, which everybody may have, and never an
 * answer of the API: what belongs to a person lies in the device's store and goes when the person signs out.
 */
const PREFIX = 'platzwart-'
const PAGE = '/fahrzeuge'
const PATIENCE_MS = 5000
/** A file is the same however it is asked for: the server varies by encoding, and the browser has undone that. */
const ANY = { ignoreVary: true }

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { art, build, files } = event.data ?? {}
  if (art === 'behalten' && /^[0-9a-f]{12}$/.test(build) && Array.isArray(files)) {
    event.waitUntil(keep(build, files))
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (pathname.startsWith('/assets/') || pathname === '/farbschema.js')
    event.respondWith(readFile(request))
})

/** The page of this build with all that it has loaded so far; the builds before it go. */
async function keep(build, files) {
  const page = await fetch(PAGE, { cache: 'no-cache' })
  // Between the page's start and now a newer build may have come.
  if (!page.ok || !(await page.clone().text()).includes(`content="${build}"`)) return
  const cache = await caches.open(PREFIX + build)
  await cache.put(PAGE, page)
  await Promise.all(files.filter(isOwnFile).map((file) => addOnce(cache, file)))
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== PREFIX + build) await caches.delete(name)
  }
}

function isOwnFile(file) {
  return typeof file === 'string' && /^\/(?:assets\/[\w.-]+|farbschema\.js|favicon\.svg)$/.test(file)
}

/** One that cannot be had now comes with the next visit. */
async function addOnce(cache, file) {
  if ((await cache.match(file, ANY)) === undefined) await cache.add(file).catch(() => undefined)
}

/** The network first, so that a newer build is seen at once; what is kept when it does not answer in time. */
async function openPage(request) {
  const kept = await caches.match(PAGE, ANY)
  if (kept === undefined) return fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answered = fetch(request).catch(() => undefined)
  return (await Promise.race([answered, late])) ?? kept
}

async function readFile(request) {
  return (await caches.match(request, ANY)) ?? fetch(request)
}
