import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, oneOfOr, text } from '../../../platform/address/kinds.ts'
import { TABS } from './tabs.ts'

/** Of the list of the fleet. */
export const FUHRPARK_ADDRESS = declareAddress({ suche: text(), deaktivierte: flag })

/** Of one vehicle: which part of it is open. */
export const FUHRPARK_FAHRZEUG_ADDRESS = declareAddress({ reiter: oneOfOr(TABS, 'daten') })
