const EVERY_MS = 10_000
const PREFIX = 'platzwart-neuladen:'

type Remembers = Pick<Storage, 'getItem' | 'setItem'>

/**
 * V2: whether this path may reload itself now, at most once per 10 s, and records that it did. Without
 * storage it may not, because nothing would stop a loop. A clock that was set back does not block it.
 * @param now milliseconds since the epoch, by the device's clock
 */
export function mayReload(path: string, now: number, storage: () => Remembers): boolean {
  try {
    const last = Number(storage().getItem(PREFIX + path) ?? Number.NEGATIVE_INFINITY)
    if (Math.abs(now - last) < EVERY_MS) return false
    storage().setItem(PREFIX + path, String(now))
    return true
  } catch {
    return false
  }
}

/** A chunk of the app could not be loaded, mostly because a newer build replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Somebody who leaves is usually gone within this time; otherwise they stay: the address was a download, or a
 * mail.
 */
const LEAVING_MS = 5_000

let leaving = Number.NEGATIVE_INFINITY

/** Records that the page is about to be left: chunks that are loading are aborted, and not missing. */
export function noteLeaving(): void {
  leaving = performance.now()
}

/**
 * Loads a chunk of the app; on failure the page reloads once, then throws. Never while somebody is leaving,
 * because the reload would bring them back: if they stay after all, the chunk is loaded a moment later.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (failure) {
    if (performance.now() - leaving < LEAVING_MS) {
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      return loadChunk(load)
    }
    if (mayReload(location.pathname, Temporal.Now.instant().epochMilliseconds, () => sessionStorage)) {
      location.reload()
      return new Promise(() => {})
    }
    throw new ChunkLoadError('a part of the app could not be loaded', { cause: failure })
  }
}
