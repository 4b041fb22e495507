import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { text } from '../../../platform/address/kinds.ts'

/** Of the list of houses. */
export const MANDANTEN_ADDRESS = declareAddress({ suche: text() })
