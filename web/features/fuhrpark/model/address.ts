import { HISTORIE_TYPES } from '@platzwart/domain/fahrzeug/types'
import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id, oneOf, oneOfOr, text } from '../../../platform/address/kinds.ts'
import { TABS } from './tabs.ts'

/** The address of the fleet's list. */
export const FUHRPARK_ADDRESS = declareAddress({
  suche: text(),
  deaktivierte: flag,
  /** Whether the import of vehicles is open, and which is in progress. */
  einlesen: flag,
  einfuhr: id,
})

/** The address of one vehicle. */
export const FUHRPARK_FAHRZEUG_ADDRESS = declareAddress({
  /** The open tab. */
  reiter: oneOfOr(TABS, 'daten'),
  /** Of its history: only events of this type. */
  typ: oneOf(HISTORIE_TYPES),
  /** Of its damages: also the repaired ones. */
  behobene: flag,
})
