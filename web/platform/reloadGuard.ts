const EVERY_MS = 10_000
const PREFIX = 'platzwart-neuladen:'

type Remembers = Pick<Storage, 'getItem' | 'setItem'>

/**
 * V2: whether this path may reload itself now, at most once per 10 s. Remembers that it did; where the browser forbids remembering, nothing
 * would end the reloading, so there it may not. A clock that was set back does not hold it up.
 *
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

/** A part of the app could not be loaded, mostly because a newer build replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Whoever leaves is mostly gone within this time, and otherwise stays: the address was a download, or a mail. */
const LEAVING_MS = 5_000

let leaving = Number.NEGATIVE_INFINITY

/** Somebody is about to leave the page: what is still on its way is cut off now, and is not missing. */
export function noteLeaving(): void {
  leaving = performance.now()
}

/**
 * Loads a part of the app; on failure the page reloads once, then the error page says so. Never while somebody is leaving, who would be called
 * back by it: who has stayed after all gets the part a moment later.
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
