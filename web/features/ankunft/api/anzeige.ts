import { readAnzeige, showAnzeige } from '@platzwart/contract/operations/leseraum/ankunft'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** Twice a turn, so that what is shown is never older than half of one more; also where nobody looks, and without a network. */
const EVERY = {
  refetchInterval: 15_000,
  refetchIntervalInBackground: true,
  networkMode: 'always',
  throwOnError: false,
} as const

/** What a display would show, for whoever looks after it to look at. */
export function previewOptions(id: string) {
  return queryOptions({
    ...EVERY,
    queryKey: ['anzeige', id],
    queryFn: ({ signal }) => ask(showAnzeige, { id, signal }),
  })
}

/** What this display shows: asked for anew when the next code begins. */
export const anzeigeOptions = queryOptions({
  ...EVERY,
  queryKey: ['eigeneAnzeige'],
  queryFn: ({ signal }) => ask(readAnzeige, { signal }),
})
