import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { id } from '../../../platform/address/kinds.ts'

/** The plan whose opening times are shown; if missing, all plans. */
export const OEFFNUNG_ADDRESS = declareAddress({ plan: id })
