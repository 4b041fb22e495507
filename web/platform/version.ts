const EVERY_MS = 60_000

/** The build of this page; empty in development, where there is nothing to compare. */
export function ownBuild(): string {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
  return build.startsWith('%') ? '' : build
}

let outdated = false

/** Whether a newer build is available: the next navigation loads it (V2). */
export function isOutdated(): boolean {
  return outdated
}

async function look(own: string): Promise<void> {
  if (document.visibilityState === 'hidden' || !navigator.onLine) return
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    if (!response.ok) return
    const latest: unknown = await response.json()
    if (typeof latest === 'object' && latest !== null && 'build' in latest) outdated = latest.build !== own
  } catch {
    // No network: the next poll will tell.
  }
}

/** Polls `/builds/latest.json`; returns a function that stops it. */
export function watchVersion(): () => void {
  const own = ownBuild()
  if (own === '') return () => {}
  const timer = setInterval(() => void look(own), EVERY_MS)
  return () => clearInterval(timer)
}
