import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { day, id } from '../../../platform/address/kinds.ts'

/**
 * The period and plan of the utilisation: days are local and inclusive, by default the last four completed
 * weeks.
 */
export const AUSLASTUNG_ADDRESS = declareAddress({
  von: day,
  bis: day,
  /** Missing: all floor plans. */
  grundriss: id,
})

export type AuslastungSearch = Search<typeof AUSLASTUNG_ADDRESS>
