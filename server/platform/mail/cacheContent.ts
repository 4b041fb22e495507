import type pg from 'pg'

interface Kept {
  readonly until: Temporal.Instant
  readonly made: Promise<unknown>
}

/** All recipients of the same content get it within minutes. */
const MINUTES = 10
/** Maximum number of cached contents. */
const MOST = 4

const KEPT = new WeakMap<pg.Pool, Map<string, Kept>>()

/**
 * Builds content shared by many mails once, and caches it for ten minutes.
 * @param key everything the content depends on, including its kind
 */
export function cacheContent<T>(
  pool: pg.Pool,
  key: string,
  now: Temporal.Instant,
  make: () => Promise<T>,
): Promise<T> {
  const kept = KEPT.get(pool) ?? new Map<string, Kept>()
  KEPT.set(pool, kept)
  for (const [known, { until }] of kept) if (Temporal.Instant.compare(until, now) <= 0) kept.delete(known)
  const known = kept.get(key)
  if (known) return known.made as Promise<T>
  const made = make()
  // A failed build is repeated at the next attempt.
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= MOST) kept.delete(oldest)
  kept.set(key, { until: now.add({ minutes: MINUTES }), made })
  return made
}
