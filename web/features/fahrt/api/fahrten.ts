import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Ask } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { now } from '../../../platform/clock.ts'
import { askOrRecall } from '../../../platform/offline/askOrRecall.ts'
import { PAGE_SIZE, readPages } from '../../../platform/paged/readPages.ts'
import { askAgainIn } from '../../uebergabe/model/askAgain.ts'
import { latestFirst } from '../model/fahrten.ts'

const AHEAD = 'vorgemerkt,reserviert'
const OVER = 'durchgeführt,storniert'

type Query = NonNullable<Ask<typeof fahrtWire.listFahrten>['query']>

/** One's own trips, all that the server has of them. */
function readOwn(query: Query, signal: AbortSignal): Promise<FahrzeugBuchungView[]> {
  const own = { ...query, eigene: true, typ: 'BUCHUNG', limit: PAGE_SIZE }
  return readPages((cursor) => ask(fahrtWire.listFahrten, { query: { ...own, cursor }, signal }))
}

/** One's own trips that are to come or under way, as driver or as booker, the earliest first. */
export const ownFahrtenOptions = queryOptions({
  queryKey: ['fahrten', 'eigene'],
  queryFn: (asking) =>
    askOrRecall('fahrten', asking, async (within) => {
      // One that nobody began is over with its time, one under way only with its check-out.
      const [running, ahead] = await Promise.all([
        readOwn({ status: 'aktiv' }, within),
        readOwn({ status: AHEAD, von: now().toString() }, within),
      ])
      return [...running, ...ahead]
    }),
  // In a garage the list shows what it last knew; Query must not wait for the network by itself.
  networkMode: 'always',
  staleTime: 15_000,
  refetchInterval: ({ state: { data } }) => askAgainIn(data ?? [], now()),
})

/** How far one press on "older" looks back, and how often. */
const BACK_HOURS = 24 * 90
const MOST_QUARTERS = 16

/**
 * What one has driven or cancelled, and what nobody began, the latest first; a quarter of a year at a time, because the server counts from the
 * earliest. What nobody began is over with its time: whoever shows it leaves out what still comes today.
 */
export function earlierFahrtenOptions(heute: Temporal.Instant) {
  return infiniteQueryOptions({
    queryKey: ['fahrten', 'fruehere', heute.toString()],
    queryFn: async ({ signal, pageParam }) => {
      const bis = heute.subtract({ hours: BACK_HOURS * pageParam }).toString()
      const von = heute.subtract({ hours: BACK_HOURS * (pageParam + 1) }).toString()
      const [over, ahead] = await Promise.all([
        // What was cancelled may lie ahead.
        readOwn({ status: OVER, von, ...(pageParam > 0 && { bis }) }, signal),
        readOwn({ status: AHEAD, von, bis }, signal),
      ])
      return latestFirst([...over, ...ahead])
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < MOST_QUARTERS ? pages.length : undefined),
  })
}

const STEP = { cancel: fahrtWire.cancelFahrt, undoCancel: fahrtWire.undoCancelFahrt } as const
export type Transition = keyof typeof STEP

export function takeStep(
  schritt: Transition,
  id: string,
  idempotencyKey: string,
): Promise<FahrzeugBuchungView> {
  return ask(STEP[schritt], { id, idempotencyKey })
}

/** Other cars for the same window and driver, the best first. */
export function ersatzOptions(id: string) {
  return queryOptions({
    queryKey: ['fahrten', 'ersatz', id],
    queryFn: ({ signal }) => ask(fahrtWire.proposeErsatz, { id, signal }),
  })
}
