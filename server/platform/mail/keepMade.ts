import type pg from 'pg'

interface Kept {
  readonly until: Temporal.Instant
  readonly made: Promise<unknown>
}

/** All who get the same get it within minutes. */
const MINUTES = 10
/** In memory at once. */
const MOST = 4

const KEPT = new WeakMap<pg.Pool, Map<string, Kept>>()

/**
 * What many mails tell and enclose, made once for all of them.
 * @param key all that it depends on, and which kind it is
 */
export function keepMade<T>(
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
  // One that could not be made is made again at the next attempt.
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= MOST) kept.delete(oldest)
  kept.set(key, { until: now.add({ minutes: MINUTES }), made })
  return made
}
