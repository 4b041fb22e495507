import type { LiveEvent, LiveReset, LiveStand } from '@platzwart/contract/live'
import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { now } from './clock.ts'
import { readSoon } from './live/readSoon.ts'
import { isLive } from './live.ts'
import type { LiveNews } from './liveNews.ts'

/**
 * A live event of something that occupies a slot and, after a cancellation, holds it for a moment in which it
 * can be undone.
 */
interface HoldNews {
  readonly id: string
  readonly version: number
  readonly status: string
  readonly gehaltenBis: string | null
}

interface Shown<E extends HoldNews, S> {
  readonly news: LiveNews<E>
  /** The prefix of the query keys that show it. */
  readonly queryKey: QueryKey
  readonly apply: (shown: S, event: E) => S
  /** The hold has ended. */
  readonly release: (shown: S, id: string) => S
}

type When = (work: () => void) => void

const atOnce: When = (work) => work()

const GATHER_MS = 250
let gathered: (() => void)[] = []

/** Batches the work of a quarter of a second, so that lists are rendered once for all of it. */
export const soon: When = (work) => {
  gathered.push(work)
  if (gathered.length > 1) return
  setTimeout(() => {
    const works = gathered
    gathered = []
    notifyManager.batch(() => {
      for (const one of works) one()
    })
  }, GATHER_MS)
}

/**
 * Applies an event to the cached queries. Returns false for an outdated event, which needs no further work.
 * @param when deferred work does not revert newer events of the same record
 */
export function workIn<E extends HoldNews, S>(
  queryClient: QueryClient,
  event: E,
  { news, queryKey, apply, release }: Shown<E, S>,
  when: When = atOnce,
): boolean {
  if (!news.note(event)) return false
  const change = (how: (shown: S) => S) =>
    queryClient.setQueriesData<S>({ queryKey }, (shown) => (shown === undefined ? undefined : how(shown)))
  when(() => {
    if (news.isNewest(event)) change((shown) => apply(shown, event))
  })
  if (event.status === 'storniert' && event.gehaltenBis !== null) {
    // The hold ends by itself, without an event. A later cancellation of the same record has a timer of its
    // own.
    const wait = Temporal.Instant.from(event.gehaltenBis).epochMilliseconds - now().epochMilliseconds
    const letGo = () => {
      if (news.isNewest(event)) change((shown) => release(shown, event.id))
    }
    setTimeout(letGo, Math.max(0, wait))
  }
  return true
}

/**
 * Invalidates the queries after a gap in the feed, or when one of the records changed that they are made of.
 */
export function readAnew(
  queryClient: QueryClient,
  event: LiveEvent,
  { stands, keys }: { readonly stands: ReadonlySet<string>; readonly keys: readonly string[] },
): void {
  const stand = isLive<LiveStand>(event, 'stand') && stands.has(event.objekt)
  if (!stand && !isLive<LiveReset>(event, 'neuladen')) return
  readSoon(queryClient, ...keys.map((key) => [key]))
}
