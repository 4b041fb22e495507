import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { oneOf } from '../../../platform/address/kinds.ts'
import { STEPS } from '../../uebergabe/model/step.ts'

/** What the page of a trip shows beside it: `?schritt=checkin` or `?schritt=checkout`. */
export const FAHRT_ADDRESS = declareAddress({ schritt: oneOf(STEPS) })
