import * as wire from '@platzwart/contract/operations/mandant'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { BetreiberProtokollSearch } from '../model/address.ts'

/** What operators have done, the newest first. */
export const betreiberProtokollOptions = ({ aktion, suche }: BetreiberProtokollSearch) =>
  infiniteQueryOptions({
    queryKey: ['mandanten', 'protokoll', aktion, suche],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listBetreiberProtokoll, {
        query: { aktion, suche: suche || undefined, cursor: pageParam },
        signal,
      }),
    ...BY_PAGES,
  })
