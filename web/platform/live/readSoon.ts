import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Debounce: changes come in bursts, and are read once, so long after the last of them. */
const QUIET_MS = 250
/** The longest delay, during an endless burst. */
const LONGEST_MS = 2_000

/** A pending read of one key. */
interface Reading {
  quiet: ReturnType<typeof setTimeout> | undefined
  longest: ReturnType<typeof setTimeout> | undefined
  underWay: boolean
  /** It came due while the previous request was still running. */
  again: boolean
}

const readings = new WeakMap<QueryClient, Map<string, Reading>>()

function readingOf(queryClient: QueryClient, queryKey: QueryKey): Reading {
  const known = readings.get(queryClient) ?? new Map<string, Reading>()
  readings.set(queryClient, known)
  const hash = hashKey(queryKey)
  const reading = known.get(hash) ?? { quiet: undefined, longest: undefined, underWay: false, again: false }
  known.set(hash, reading)
  return reading
}

/**
 * Invalidates queries for live events, debounced: once for all that come in a moment, and never while the
 * previous request is running, so that a slow server is asked no faster than it answers.
 */
export function readSoon(queryClient: QueryClient, ...queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) {
    const reading = readingOf(queryClient, queryKey)
    const read = () => readNow(queryClient, queryKey, reading)
    clearTimeout(reading.quiet)
    reading.quiet = setTimeout(read, QUIET_MS)
    reading.longest ??= setTimeout(read, LONGEST_MS)
  }
}

function readNow(queryClient: QueryClient, queryKey: QueryKey, reading: Reading): void {
  clearTimeout(reading.quiet)
  clearTimeout(reading.longest)
  reading.longest = undefined
  if (reading.underWay) {
    reading.again = true
    return
  }
  reading.underWay = true
  reading.again = false
  // Errors are reported by the components that show the query.
  const done = () => {
    reading.underWay = false
    if (reading.again) readNow(queryClient, queryKey, reading)
  }
  queryClient.invalidateQueries({ queryKey }).then(done, done)
}
