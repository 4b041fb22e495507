import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { day, text } from '../../../platform/address/kinds.ts'

/** Parameters of the list of houses. */
export const MANDANTEN_ADDRESS = declareAddress({ suche: text() })

/**
 * Parameters of the operators' audit trail: one action, part of the name of a house or operator, local days
 * (inclusive). Only the page knows the actions, to keep them out of the first load.
 */
export const BETREIBER_PROTOKOLL_ADDRESS = declareAddress({
  vonTag: day,
  bisTag: day,
  aktion: text(),
  suche: text(),
})

export type BetreiberProtokollSearch = Search<typeof BETREIBER_PROTOKOLL_ADDRESS>
