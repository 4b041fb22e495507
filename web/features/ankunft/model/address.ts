import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { text } from '../../../platform/address/kinds.ts'

/** What the code at a seat says. */
export const PLATZ_ADDRESS = declareAddress({ code: text(80) })
