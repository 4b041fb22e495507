import { showAnzeige } from '@platzwart/contract/operations/leseraum/ankunft'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** What a display shows: asked for anew when the next code begins. */
export function anzeigeOptions(id: string) {
  return queryOptions({
    queryKey: ['anzeige', id],
    queryFn: ({ signal }) => ask(showAnzeige, { id, signal }),
    // Twice a turn, so that what is shown is never older than half of one more.
    refetchInterval: 15_000,
    refetchIntervalInBackground: true,
  })
}
