import { BETREIBER_AKTIONEN } from '@platzwart/domain/mandant/betreiberAktionen'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { oneOf, text } from '../../../platform/address/kinds.ts'

/** Of the list of houses. */
export const MANDANTEN_ADDRESS = declareAddress({ suche: text() })

/** Which lines of the operators' trail are shown: of one action, of houses and operators by a part of their name. */
export const BETREIBER_PROTOKOLL_ADDRESS = declareAddress({
  aktion: oneOf(BETREIBER_AKTIONEN),
  suche: text(),
})

export type BetreiberProtokollSearch = Search<typeof BETREIBER_PROTOKOLL_ADDRESS>
