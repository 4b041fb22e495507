import type { LiveEvent, LiveReset, LiveStand } from '@platzwart/contract/live'
import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { now } from './clock.ts'
import { readSoon } from './live/readSoon.ts'
import { isLive } from './live.ts'
import type { LiveNews } from './liveNews.ts'

/** News of something that is taken, and once cancelled held for a moment, in which it can be taken back. */
interface HoldNews {
  readonly id: string
  readonly version: number
  readonly status: string
  readonly gehaltenBis: string | null
}

interface Shown<E extends HoldNews, S> {
  readonly news: LiveNews<E>
  /** The beginning of the keys under which it is shown. */
  readonly queryKey: QueryKey
  readonly apply: (shown: S, event: E) => S
  /** It is held no more. */
  readonly release: (shown: S, id: string) => S
}

type When = (work: () => void) => void

const atOnce: When = (work) => work()

const GATHER_MS = 250
let gathered: (() => void)[] = []

/** With all else that comes in a quarter of a second: what is drawn from lists is drawn once for all of it. */
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
 * Works news into what is shown. False for older news than is known already: nothing else is to be done for it then.
 *
 * @param when what is known since, of the same record, is not taken back by work that waited
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
    // The hold ends by itself: there is no event for it. That of a later cancellation of the same record has a clock of its own.
    const wait = Temporal.Instant.from(event.gehaltenBis).epochMilliseconds - now().epochMilliseconds
    const letGo = () => {
      if (news.isNewest(event)) change((shown) => release(shown, event.id))
    }
    setTimeout(letGo, Math.max(0, wait))
  }
  return true
}

/** Reads all of it anew after a gap in the feed, or when one of the records of the house changed that it is made of. */
export function readAnew(
  queryClient: QueryClient,
  event: LiveEvent,
  { stands, keys }: { readonly stands: ReadonlySet<string>; readonly keys: readonly string[] },
): void {
  const stand = isLive<LiveStand>(event, 'stand') && stands.has(event.objekt)
  if (!stand && !isLive<LiveReset>(event, 'neuladen')) return
  readSoon(queryClient, ...keys.map((key) => [key]))
}
