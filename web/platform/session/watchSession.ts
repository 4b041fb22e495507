/** S10: how often the page looks whether its session still holds (SPECIFICATION section 9). */
export const SESSION_TICK_MS = 30_000

export interface SessionWatch {
  /** Rejects or gives null when the session ended; the client's own 401 handling does the rest. */
  readonly look: () => Promise<unknown>
  readonly isSignedIn: () => boolean
  readonly isVisible: () => boolean
  readonly onEnd: () => void
}

/** Looks every 30 s while somebody is signed in and looking. The returned function stops it. */
export function watchSession(watch: SessionWatch): () => void {
  const tick = async () => {
    if (!watch.isSignedIn() || !watch.isVisible()) return
    // A failure is no answer: the network may be away, and a 401 is told to the client's listeners.
    const found = await watch.look().catch(() => undefined)
    if (found === null && watch.isSignedIn()) watch.onEnd()
  }
  const timer = setInterval(() => void tick(), SESSION_TICK_MS)
  return () => clearInterval(timer)
}
