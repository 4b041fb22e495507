import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { id, oneOf } from '../../../platform/address/kinds.ts'
import type { Status } from '../api/postausgang.ts'

export const STATUS = ['wartend', 'gesendet', 'fehlgeschlagen'] as const satisfies readonly Status[]

/** Of the outbox. */
export const POSTAUSGANG_ADDRESS = declareAddress({
  status: oneOf(STATUS),
  /** The mail that is open. */
  nachricht: id,
})
