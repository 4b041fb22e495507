import type { LiveWarteplatz, WarteplatzView } from '@platzwart/contract/leseraum/warteliste'
import type { LiveEvent } from '@platzwart/contract/live'
import { tagOf } from '@platzwart/domain/time/zone'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { readSoon } from '../../../platform/live/readSoon.ts'
import { isLive } from '../../../platform/live.ts'
import { readAnew } from '../../../platform/liveHolds.ts'
import { useSitzung, useZone } from '../../../platform/session/start.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { hasRooms } from '../../leseraum/model/bereich/bereich.ts'
import { WARTEPLAETZE, warteplaetzeOptions } from '../api/warteplaetze.ts'

const READ_FOR_PLACES = {
  keys: WARTEPLAETZE,
  /** The configuration that affects the entries' names and their order. */
  stands: new Set(['grundriss', 'leseraum', 'ausstattung', 'einstellung_wert', 'mandant']),
}

/**
 * The person's current entries on waiting lists; other people's changes on the same day move their position.
 */
export function useWarteplaetze() {
  const queryClient = useQueryClient()
  const zone = useZone()
  const { menue } = useSitzung()
  // An addition to other content, which works without it.
  const query = useQuery({ ...warteplaetzeOptions, enabled: hasRooms(menue), throwOnError: false })
  useLiveEvents((event) => {
    if (concerns(queryClient, event, zone)) readSoon(queryClient, WARTEPLAETZE)
    readAnew(queryClient, event, READ_FOR_PLACES)
  })
  return query
}

function concerns(queryClient: QueryClient, event: LiveEvent, zone: string): boolean {
  if (!isLive<LiveWarteplatz>(event, 'warteplatz')) return false
  if (event.eigene) return true
  const own = queryClient.getQueryData<readonly WarteplatzView[]>(WARTEPLAETZE) ?? []
  return own.some(
    (one) =>
      one.status === 'wartet' &&
      one.grundrissId === event.grundrissId &&
      tagOf(Temporal.Instant.from(one.von), zone).toString() === event.tag,
  )
}
