import * as wire from '@platzwart/contract/operations/mandant'
import { BETREIBER_AKTIONEN } from '@platzwart/domain/mandant/betreiberAktionen'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { BetreiberProtokollSearch } from '../model/address.ts'

/** The one that the address names; undefined: all of them. */
export const aktionIn = (named: string) => BETREIBER_AKTIONEN.find((one) => one === named)

const periodOf = (tag: string, zone: string) => dayPeriod(Temporal.PlainDate.from(tag), zone)

/** Operators are in no house, and its days are nobody's: those of the clock by which the page tells the time are meant. */
const queryOf = ({ vonTag, bisTag, aktion, suche }: BetreiberProtokollSearch, zone: string) => ({
  von: vonTag && periodOf(vonTag, zone).von.toString(),
  bis: bisTag && periodOf(bisTag, zone).bis.toString(),
  aktion: aktionIn(aktion),
  suche: suche || undefined,
})

/** What operators have done, the newest first. */
export const betreiberProtokollOptions = (search: BetreiberProtokollSearch, zone: string) =>
  infiniteQueryOptions({
    queryKey: ['mandanten', 'protokoll', search, zone],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listBetreiberProtokoll, { query: { ...queryOf(search, zone), cursor: pageParam }, signal }),
    ...BY_PAGES,
  })
