import * as wire from '@platzwart/contract/operations/mandant'
import { BETREIBER_AKTIONEN } from '@platzwart/domain/mandant/betreiberAktionen'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { BetreiberProtokollSearch } from '../model/address.ts'

/** The action of the address; undefined: all. */
export const aktionIn = (named: string) => BETREIBER_AKTIONEN.find((one) => one === named)

const periodOf = (tag: string, zone: string) => dayPeriod(Temporal.PlainDate.from(tag), zone)

/** Operators belong to no house, so days are those of the zone in which the page shows times. */
const queryOf = ({ vonTag, bisTag, aktion, suche }: BetreiberProtokollSearch, zone: string) => ({
  von: vonTag && periodOf(vonTag, zone).von.toString(),
  bis: bisTag && periodOf(bisTag, zone).bis.toString(),
  aktion: aktionIn(aktion),
  suche: suche || undefined,
})

/** What operators have done, newest first. */
export const betreiberProtokollOptions = (search: BetreiberProtokollSearch, zone: string) =>
  infiniteQueryOptions({
    queryKey: ['mandanten', 'protokoll', search, zone],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listBetreiberProtokoll, { query: { ...queryOf(search, zone), cursor: pageParam }, signal }),
    ...BY_PAGES,
  })
