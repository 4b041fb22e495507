import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id, oneOf, oneOfOr, text } from '../../../platform/address/kinds.ts'

/** The tabs of a plan's page, in order. */
export const TABS = ['plaetze', 'bild', 'zeichnung', 'daten', 'woche', 'sonder', 'sperren', 'codes'] as const

export const RAEUME_ADDRESS = declareAddress({
  /** The search for plans. */
  suche: text(),
  /** Whether the import of bookings is open, and which is in progress. */
  einlesen: flag,
  einfuhr: id,
})

export const PLAN_ADDRESS = declareAddress({
  reiter: oneOfOr(TABS, 'plaetze'),
  /** For a new plan: the area of its rooms. */
  bereich: oneOf(BEREICHE),
  /** The open seat. */
  platz: id,
  /** Whether the import of seats is open, and which is in progress. */
  einlesen: flag,
  einfuhr: id,
})
