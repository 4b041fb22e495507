import { registerWorker } from './trusted.ts'

/** The app's own files that this page has loaded; all of them are public, and named by content hash. */
function loadedFiles(): string[] {
  const names = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href),
    ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
  ]
  const paths = names
    .map((name) => new URL(name, location.href))
    .filter(({ origin }) => origin === location.origin)
  return [...new Set(paths.map(({ pathname }) => pathname))].filter(isOwnFile)
}

function isOwnFile(path: string): boolean {
  return path.startsWith('/assets/') || path === '/farbschema.js' || path === '/favicon.svg'
}

function ownBuild(): string {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
  return /^[0-9a-f]{12}$/.test(build) ? build : ''
}

/**
 * Makes the vehicle pages available offline: a service worker caches the app's own files of this build, and
 * no communication with the server. In development there is no build to cache.
 */
export function keepPage(): void {
  const build = ownBuild()
  if (build === '' || !('serviceWorker' in navigator)) return
  void keep(build).catch(() => undefined)
}

async function keep(build: string): Promise<void> {
  await registerWorker('/offline.js', '/fahrzeuge')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ art: 'behalten', build, files: loadedFiles() })
}
