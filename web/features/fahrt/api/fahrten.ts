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

/** One's own trips, all pages. */
function readOwn(query: Query, signal: AbortSignal): Promise<FahrzeugBuchungView[]> {
  const own = { ...query, eigene: true, typ: 'BUCHUNG', limit: PAGE_SIZE }
  return readPages((cursor) => ask(fahrtWire.listFahrten, { query: { ...own, cursor }, signal }))
}

/** One's own future and current trips, as driver or as booker, earliest first. */
export const ownFahrtenOptions = queryOptions({
  queryKey: ['fahrten', 'eigene'],
  queryFn: (asking) =>
    askOrRecall('fahrten', asking, async (within) => {
      // A trip that never began is over with its time, one under way only with its check-out.
      const [running, ahead] = await Promise.all([
        readOwn({ status: 'aktiv' }, within),
        readOwn({ status: AHEAD, von: now().toString() }, within),
      ])
      return [...running, ...ahead]
    }),
  // Offline the list shows the stored answer; TanStack Query must not pause for the network.
  networkMode: 'always',
  staleTime: 15_000,
  refetchInterval: ({ state: { data } }) => askAgainIn(data ?? [], now()),
})

/** The range of one press on "older", and how often it can be pressed. */
const BACK_HOURS = 24 * 90
const MOST_QUARTERS = 16

/**
 * Past trips: driven, cancelled, or never begun, latest first; a quarter of a year at a time, because the
 * server sorts from the earliest. A trip that never began is over with its time: the caller leaves out those
 * still to come today.
 */
export function earlierFahrtenOptions(heute: Temporal.Instant) {
  return infiniteQueryOptions({
    queryKey: ['fahrten', 'fruehere', heute.toString()],
    queryFn: async ({ signal, pageParam }) => {
      const bis = heute.subtract({ hours: BACK_HOURS * pageParam }).toString()
      const von = heute.subtract({ hours: BACK_HOURS * (pageParam + 1) }).toString()
      const [over, ahead] = await Promise.all([
        // A cancelled trip may be in the future.
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

/** Other cars for the same period and driver, best first. */
export function ersatzOptions(id: string) {
  return queryOptions({
    queryKey: ['fahrten', 'ersatz', id],
    queryFn: ({ signal }) => ask(fahrtWire.proposeErsatz, { id, signal }),
  })
}
