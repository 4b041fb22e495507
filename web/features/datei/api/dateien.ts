import * as wire from '@platzwart/contract/operations/datei'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import type { Bucket } from '../model/address.ts'

const PAGE_SIZE = 50

export const DATEIEN = 'dateien'

/** The files of a place by name. */
export function dateienOptions(bucket: Bucket) {
  return infiniteQueryOptions({
    queryKey: [DATEIEN, bucket],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listDateien, { bucket, query: { limit: PAGE_SIZE, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ gesamt }, pages) => {
      const read = pages.reduce((sum, { items }) => sum + items.length, 0)
      return read < gesamt ? read : undefined
    },
  })
}

export const deleteDatei = (bucket: Bucket, dateiname: string, idempotencyKey: string) =>
  ask(wire.deleteDatei, { bucket, dateiname, idempotencyKey })
