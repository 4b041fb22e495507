import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { flag, id, oneOfOr, text } from '../../../platform/address/kinds.ts'

export const STATUS = ['aktiv', 'inaktiv', 'alle'] as const
export const ORDERS = ['nameAuf', 'nameAb', 'email', 'personalnummer', 'neueste'] as const

/**
 * Parameters of the people page: filters and order, the open dialog, the person to merge with, and the
 * current import.
 */
export const BENUTZER_ADDRESS = declareAddress({
  suche: text(),
  status: oneOfOr(STATUS, 'aktiv'),
  gruppe: id,
  rolle: id,
  eingeladene: flag,
  doppelte: flag,
  order: oneOfOr(ORDERS, 'nameAuf'),
  person: id,
  mit: id,
  einladen: flag,
  einlesen: flag,
  einfuhr: id,
})

export type PeopleSearch = Search<typeof BENUTZER_ADDRESS>
