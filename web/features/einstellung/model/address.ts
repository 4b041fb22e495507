import { EINSTELLUNG_NAMES } from '@platzwart/domain/einstellung/catalogue'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { day, flag, id, oneOf, oneOfOr, text } from '../../../platform/address/kinds.ts'

/** Of the settings of vehicles: one's own, or the house's. */
export const EINSTELLUNG_ADDRESS = declareAddress({ haus: flag })

/** What settings are about; here, and not beside their fields, which nobody needs to find the page. */
export const BEREICHE = ['leseraum', 'fahrzeug', 'haus'] as const

export type Bereich = (typeof BEREICHE)[number]

export const TABS = ['haus', 'ausnahmen', 'auskunft'] as const

export const SCHICHTEN = ['gruppe', 'benutzer'] as const

/** Of all settings: the house's, those of groups and people, or what holds for somebody. */
export const SYSTEM_ADDRESS = declareAddress({
  reiter: oneOfOr(TABS, 'haus'),
  /** What settings are searched for by, on each of the parts. */
  suche: text(),
  bereich: oneOf(BEREICHE),
  /** Those alone that say something else than the product. */
  gesetzt: flag,
  option: oneOf(EINSTELLUNG_NAMES),
  schicht: oneOf(SCHICHTEN),
  /** Whose exceptions, by a part of a name. */
  wer: text(),
  /** Whose value is open, or that of a new one. */
  wert: id,
  neu: flag,
  /** Of which setting the history is open. */
  verlauf: oneOf(EINSTELLUNG_NAMES),
  person: id,
  tag: day,
  dazu: id,
  ohne: id,
})

export type SystemSearch = Search<typeof SYSTEM_ADDRESS>
