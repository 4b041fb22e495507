import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { day, id, oneOfOr } from '../../../platform/address/kinds.ts'

export const VIEWS = ['diagramm', 'tabelle'] as const

/** Which evaluation is shown, and how: days are local and inclusive, and without them it is the last four weeks that are over. */
export const AUSWERTUNG_ADDRESS = declareAddress({
  von: day,
  bis: day,
  /** Missing: all floor plans. */
  grundriss: id,
  ansicht: oneOfOr(VIEWS, 'diagramm'),
})
