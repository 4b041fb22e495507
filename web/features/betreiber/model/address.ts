import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { day, text } from '../../../platform/address/kinds.ts'

/** Of the list of houses. */
export const MANDANTEN_ADDRESS = declareAddress({ suche: text() })

/** Which lines of the operators' trail are shown: of one action, of houses and operators by a part of their name, of local days (inclusive). Which actions there are is known to the page, and to no first load. */
export const BETREIBER_PROTOKOLL_ADDRESS = declareAddress({
  vonTag: day,
  bisTag: day,
  aktion: text(),
  suche: text(),
})

export type BetreiberProtokollSearch = Search<typeof BETREIBER_PROTOKOLL_ADDRESS>
