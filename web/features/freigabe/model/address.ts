import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id } from '../../../platform/address/kinds.ts'

/** Of the approvals: which tab, or the single trip that a mail leads to. */
export const FREIGABE_ADDRESS = declareAddress({ entschieden: flag, buchung: id })
