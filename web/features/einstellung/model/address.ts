import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { day, flag, id, type Kind, oneOf, oneOfOr, text } from '../../../platform/address/kinds.ts'

/** Parameters of the vehicle settings: one's own, or the house's. */
export const EINSTELLUNG_ADDRESS = declareAddress({ haus: flag })

/** The areas of settings; here and not beside their fields, which the first load does not need. */
export const BEREICHE = ['leseraum', 'arbeitswelt', 'fahrzeug', 'haus'] as const

export type Bereich = (typeof BEREICHE)[number]

export const TABS = ['haus', 'ausnahmen', 'auskunft'] as const

export const SCHICHTEN = ['gruppe', 'benutzer'] as const

const NAME = /^[a-z]{1,40}\.[A-Za-z]{1,60}$/

/**
 * Anything that looks like the name of a setting; the page validates it, so that the list of names stays out
 * of the first load.
 */
const name: Kind<string | undefined> = {
  read: (written) => (typeof written === 'string' && NAME.test(written) ? written : undefined),
  fallback: undefined,
}

/** Parameters of all settings: the house's, those of groups and people, or a person's effective ones. */
export const SYSTEM_ADDRESS = declareAddress({
  reiter: oneOfOr(TABS, 'haus'),
  /** The open section of the house's settings. */
  abschnitt: text(),
  /** The filter that all tabs share. */
  suche: text(),
  bereich: oneOf(BEREICHE),
  /** Only those that differ from the default. */
  gesetzt: flag,
  option: name,
  schicht: oneOf(SCHICHTEN),
  /** Part of the name of the exceptions' owner. */
  wer: text(),
  /** The open value, or a new one. */
  wert: id,
  neu: flag,
  /** The setting whose history is open. */
  verlauf: name,
  person: id,
  tag: day,
  dazu: id,
  ohne: id,
})
