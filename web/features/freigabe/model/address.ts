import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id } from '../../../platform/address/kinds.ts'

/** The approvals' address: the tab, or the single trip that a mail links to. */
export const FREIGABE_ADDRESS = declareAddress({ entschieden: flag, buchung: id })
