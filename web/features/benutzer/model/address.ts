import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { flag, id, oneOfOr, text } from '../../../platform/address/kinds.ts'

export const STATUS = ['aktiv', 'inaktiv', 'alle'] as const
export const ORDERS = ['nameAuf', 'nameAb', 'email', 'personalnummer', 'neueste'] as const

/** Of the people: whom the list shows, in which order, whose dialog is open, with whom that person may become one, and which file is on its way in. */
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
