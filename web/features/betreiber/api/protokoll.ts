import * as wire from '@platzwart/contract/operations/mandant'
import { BETREIBER_AKTIONEN } from '@platzwart/domain/mandant/betreiberAktionen'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { BetreiberProtokollSearch } from '../model/address.ts'

/** The one that the address names; undefined: all of them. */
export const aktionIn = (named: string) => BETREIBER_AKTIONEN.find((one) => one === named)

/** What operators have done, the newest first. */
export const betreiberProtokollOptions = ({ aktion, suche }: BetreiberProtokollSearch) =>
  infiniteQueryOptions({
    queryKey: ['mandanten', 'protokoll', aktion, suche],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listBetreiberProtokoll, {
        query: { aktion: aktionIn(aktion), suche: suche || undefined, cursor: pageParam },
        signal,
      }),
    ...BY_PAGES,
  })
