import { readAnzeige, showAnzeige } from '@platzwart/contract/operations/leseraum/ankunft'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/**
 * Twice per code, so that a shown code is never older than one and a half turns; even while hidden or
 * offline.
 */
const EVERY = {
  refetchInterval: 15_000,
  refetchIntervalInBackground: true,
  networkMode: 'always',
  throwOnError: false,
} as const

/** What a display would show, as a preview for its administrators. */
export function previewOptions(id: string) {
  return queryOptions({
    ...EVERY,
    queryKey: ['anzeige', id],
    queryFn: ({ signal }) => ask(showAnzeige, { id, signal }),
  })
}

/** What this display shows; read again when the next code begins. */
export const anzeigeOptions = queryOptions({
  ...EVERY,
  queryKey: ['eigeneAnzeige'],
  queryFn: ({ signal }) => ask(readAnzeige, { signal }),
})
