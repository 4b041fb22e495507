/** S10: how often the page checks that its session is still valid (SPECIFICATION section 9). */
export const SESSION_TICK_MS = 30_000

export interface SessionWatch {
  /** Rejects or returns null if the session has ended; the client's own handling of 401 does the rest. */
  readonly look: () => Promise<unknown>
  readonly isSignedIn: () => boolean
  readonly isVisible: () => boolean
  readonly onEnd: () => void
}

/**
 * Checks every 30 s while somebody is signed in and the page is visible. Returns a function that stops it.
 */
export function watchSession(watch: SessionWatch): () => void {
  const tick = async () => {
    if (!watch.isSignedIn() || !watch.isVisible()) return
    // A failure proves nothing: the network may be down, and the client's listeners get a 401.
    const found = await watch.look().catch(() => undefined)
    if (found === null && watch.isSignedIn()) watch.onEnd()
  }
  const timer = setInterval(() => void tick(), SESSION_TICK_MS)
  return () => clearInterval(timer)
}
