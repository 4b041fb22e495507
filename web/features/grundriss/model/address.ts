import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id, oneOf, oneOfOr, text } from '../../../platform/address/kinds.ts'

/** The parts of a plan's page, in their order. */
export const TABS = ['plaetze', 'bild', 'zeichnung', 'daten', 'woche', 'sonder', 'sperren', 'codes'] as const

export const RAEUME_ADDRESS = declareAddress({
  /** What plans are searched for. */
  suche: text(),
  /** Whether bookings come from a file, and which is on its way. */
  einlesen: flag,
  einfuhr: id,
})

export const PLAN_ADDRESS = declareAddress({
  reiter: oneOfOr(TABS, 'plaetze'),
  /** Of a new one: what its rooms are for. */
  bereich: oneOf(BEREICHE),
  /** Whose record is open. */
  platz: id,
  /** Whether seats come from a file, and which is on its way. */
  einlesen: flag,
  einfuhr: id,
})
