import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { oneOf } from '../../../platform/address/kinds.ts'
import { STEPS } from '../../uebergabe/model/step.ts'

/** Parameters of a trip's page: `?schritt=checkin` or `?schritt=checkout`. */
export const FAHRT_ADDRESS = declareAddress({ schritt: oneOf(STEPS) })
