import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id, text } from '../../../platform/address/kinds.ts'

/** Of the licences: those due or all, by name, and the person whose dialog is open. */
export const FUEHRERSCHEIN_ADDRESS = declareAddress({ alle: flag, suche: text(), person: id })
