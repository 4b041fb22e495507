import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { day, id } from '../../../platform/address/kinds.ts'

/** Which utilisation is shown: days are local and inclusive, and without them it is the last four weeks that are over. */
export const AUSLASTUNG_ADDRESS = declareAddress({
  von: day,
  bis: day,
  /** Missing: all floor plans. */
  grundriss: id,
})

export type AuslastungSearch = Search<typeof AUSLASTUNG_ADDRESS>
