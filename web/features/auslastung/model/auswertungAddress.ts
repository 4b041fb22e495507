import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { day, id, oneOfOr } from '../../../platform/address/kinds.ts'

export const VIEWS = ['diagramm', 'tabelle'] as const

/**
 * The period, plan and view of the evaluation: days are local and inclusive, by default the last four
 * completed weeks.
 */
export const AUSWERTUNG_ADDRESS = declareAddress({
  von: day,
  bis: day,
  /** Missing: all floor plans. */
  grundriss: id,
  ansicht: oneOfOr(VIEWS, 'diagramm'),
})
