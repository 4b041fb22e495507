import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { day, flag, id, type Kind, oneOf, oneOfOr, text } from '../../../platform/address/kinds.ts'

/** Of the settings of vehicles: one's own, or the house's. */
export const EINSTELLUNG_ADDRESS = declareAddress({ haus: flag })

/** What settings are about; here, and not beside their fields, which nobody needs to find the page. */
export const BEREICHE = ['leseraum', 'arbeitswelt', 'fahrzeug', 'haus'] as const

export type Bereich = (typeof BEREICHE)[number]

export const TABS = ['haus', 'ausnahmen', 'auskunft'] as const

export const SCHICHTEN = ['gruppe', 'benutzer'] as const

const NAME = /^[a-z]{1,40}\.[A-Za-z]{1,60}$/

/** What looks like the name of a setting; which there are is known where one is shown, and nobody loads them all to find a page. */
const name: Kind<string | undefined> = {
  read: (written) => (typeof written === 'string' && NAME.test(written) ? written : undefined),
  fallback: undefined,
}

/** Of all settings: the house's, those of groups and people, or what holds for somebody. */
export const SYSTEM_ADDRESS = declareAddress({
  reiter: oneOfOr(TABS, 'haus'),
  /** Of the house's: the section that is open. */
  abschnitt: text(),
  /** What settings are searched for by, on each of the parts. */
  suche: text(),
  bereich: oneOf(BEREICHE),
  /** Those alone that say something else than the product. */
  gesetzt: flag,
  option: name,
  schicht: oneOf(SCHICHTEN),
  /** Whose exceptions, by a part of a name. */
  wer: text(),
  /** Whose value is open, or that of a new one. */
  wert: id,
  neu: flag,
  /** Of which setting the history is open. */
  verlauf: name,
  person: id,
  tag: day,
  dazu: id,
  ohne: id,
})
