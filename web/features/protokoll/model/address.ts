import { BEREICHE } from '@platzwart/domain/protokoll/bereich'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { day, oneOf, text } from '../../../platform/address/kinds.ts'

/** The shown changes; days are local and inclusive, by default the last thirty. */
export const PROTOKOLL_ADDRESS = declareAddress({
  vonTag: day,
  bisTag: day,
  bereich: oneOf(BEREICHE),
  /** Part of a name or an address, or an id. */
  suche: text(),
})

export type ProtokollSearch = Search<typeof PROTOKOLL_ADDRESS>
