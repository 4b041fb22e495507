import { registerWorker } from './trusted.ts'

/** What this page has loaded of the app's own files; all of it is public, and named by its content. */
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
 * Lets the pages about vehicles open without a network from now on: a service worker keeps the app's own files of this build, and nothing
 * that is said to or by the server. In development there is no build to keep.
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
