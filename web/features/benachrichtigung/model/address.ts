import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { id, oneOf, oneOfOr, text } from '../../../platform/address/kinds.ts'
import type { Status } from '../api/postausgang.ts'

export const STATUS = ['wartend', 'gesendet', 'fehlgeschlagen'] as const satisfies readonly Status[]

/** Parameters of one's own mails. */
export const OWN_MAILS_ADDRESS = declareAddress({
  status: oneOf(STATUS),
  /** The open mail. */
  nachricht: id,
})

/** The outbox, and the house's own words. */
export const TABS = ['post', 'texte'] as const

/** Parameters of the outbox. */
export const POSTAUSGANG_ADDRESS = declareAddress({
  status: oneOf(STATUS),
  /** Part of the receiver's name or address. */
  suche: text(),
  /** The open mail. */
  nachricht: id,
  reiter: oneOfOr(TABS, 'post'),
  /** The kind of mail whose words are open. */
  art: text(),
})
