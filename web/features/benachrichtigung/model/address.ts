import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { id, oneOf, oneOfOr, text } from '../../../platform/address/kinds.ts'
import type { Status } from '../api/postausgang.ts'

export const STATUS = ['wartend', 'gesendet', 'fehlgeschlagen'] as const satisfies readonly Status[]

/** Of one's own mails. */
export const OWN_MAILS_ADDRESS = declareAddress({
  status: oneOf(STATUS),
  /** The mail that is open. */
  nachricht: id,
})

/** What was sent, and how the house words it. */
export const TABS = ['post', 'texte'] as const

/** Of the outbox. */
export const POSTAUSGANG_ADDRESS = declareAddress({
  status: oneOf(STATUS),
  /** Part of the receiver's name or address. */
  suche: text(),
  /** The mail that is open. */
  nachricht: id,
  reiter: oneOfOr(TABS, 'post'),
  /** The kind of mail whose words are open. */
  art: text(),
})
