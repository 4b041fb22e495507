import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag } from '../../../platform/address/kinds.ts'

/** Of the settings: one's own, or the house's. */
export const EINSTELLUNG_ADDRESS = declareAddress({ haus: flag })
