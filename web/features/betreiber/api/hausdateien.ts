import type { HausdateiView } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/hausdatei'
import { queryOptions } from '@tanstack/react-query'
import { ask, linkTo } from '../../../platform/api.ts'

const LOOK_MS = 1000

/** The query key of all files of houses. */
export const HAUSDATEIEN = ['hausdateien']

export const isOpen = ({ status }: Pick<HausdateiView, 'status'>) =>
  status === 'wartend' || status === 'laeuft'

/** Files of the last day; polled while one is in progress. */
export const hausdateienOptions = () =>
  queryOptions({
    queryKey: HAUSDATEIEN,
    queryFn: ({ signal }) => ask(wire.listHausdateien, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.items.some(isOpen) ? LOOK_MS : false),
    staleTime: 0,
  })

/** The download link of a house's file. */
export const hausdateiHref = (id: string) => linkTo(wire.readHausdatei.path, { params: { id } })
