import { BEREICHE } from '@platzwart/domain/protokoll/bereich'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { day, oneOf, text } from '../../../platform/address/kinds.ts'

/** Which changes are shown; days are local and inclusive, and without them it is the last thirty. */
export const PROTOKOLL_ADDRESS = declareAddress({
  vonTag: day,
  bisTag: day,
  bereich: oneOf(BEREICHE),
  /** A part of a name or an address, or an id. */
  suche: text(),
})

export type ProtokollSearch = Search<typeof PROTOKOLL_ADDRESS>
