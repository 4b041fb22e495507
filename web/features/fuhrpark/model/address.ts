import { HISTORIE_TYPES } from '@platzwart/domain/fahrzeug/types'
import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id, oneOf, oneOfOr, text } from '../../../platform/address/kinds.ts'
import { TABS } from './tabs.ts'

/** Of the list of the fleet. */
export const FUHRPARK_ADDRESS = declareAddress({
  suche: text(),
  deaktivierte: flag,
  /** Whether vehicles come from a file, and which is on its way. */
  einlesen: flag,
  einfuhr: id,
})

/** Of one vehicle. */
export const FUHRPARK_FAHRZEUG_ADDRESS = declareAddress({
  /** Which part of it is open. */
  reiter: oneOfOr(TABS, 'daten'),
  /** Of its history: only what was of this kind. */
  typ: oneOf(HISTORIE_TYPES),
  /** Of its damages: those mended too. */
  behobene: flag,
})
