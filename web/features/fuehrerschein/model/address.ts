import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id, text } from '../../../platform/address/kinds.ts'

/** The licences' address: those due or all, the search, and the person of the open dialog. */
export const FUEHRERSCHEIN_ADDRESS = declareAddress({ alle: flag, suche: text(), person: id })
