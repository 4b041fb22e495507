import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { id } from '../../../platform/address/kinds.ts'

/** Whose opening times are shown; without it those of all plans. */
export const OEFFNUNG_ADDRESS = declareAddress({ plan: id })
