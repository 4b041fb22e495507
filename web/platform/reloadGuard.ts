const EVERY_MS = 10_000
const PREFIX = 'platzwart-neuladen:'

/** V2: whether this path may reload itself now, at most once per 10 s. Remembers that it did. */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = Number(storage.getItem(PREFIX + path) ?? Number.NEGATIVE_INFINITY)
  if (now - last < EVERY_MS) return false
  storage.setItem(PREFIX + path, String(now))
  return true
}

/** A part of the app could not be loaded, mostly because a newer build replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Loads a part of the app; on failure the page reloads once, then the error page says so. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (failure) {
    if (mayReload(location.pathname, Temporal.Now.instant().epochMilliseconds, sessionStorage)) {
      location.reload()
      return new Promise(() => {})
    }
    throw new ChunkLoadError('a part of the app could not be loaded', { cause: failure })
  }
}
