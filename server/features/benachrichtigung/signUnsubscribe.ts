import { isEinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { UUID } from '../../platform/database/uuid.ts'
import { isSameSignature, sign } from '../../platform/signature.ts'
import type { Place } from '../../platform/sitzung/place.ts'
import type { Flag } from './receivers.ts'

/** Who switches which mails off. */
export interface Unsubscribe extends Place {
  readonly flag: Flag
}

const TOKEN = new RegExp(`^(${UUID})_(${UUID})_([A-Za-z.]{1,80})_([A-Za-z0-9-_]{43})$`)

/** For the header of one mail. It holds as long as the person is in the house: a mail may be read years later. */
export function signUnsubscribe({ mandantId, benutzerId, flag }: Unsubscribe, secret: string): string {
  const said = `${mandantId}_${benutzerId}_${flag}`
  return `${said}_${sign(secret, 'unsubscribe', said)}`
}

/** Null for what this installation has not signed, and for what people do not decide for themselves. */
export function readUnsubscribe(token: string, secret: string): Unsubscribe | null {
  const [, mandantId = '', benutzerId = '', flag = '', signature = ''] = TOKEN.exec(token) ?? []
  const said = `${mandantId}_${benutzerId}_${flag}`
  if (!isSameSignature(signature, sign(secret, 'unsubscribe', said))) return null
  const own = isEinstellungName(flag) && optionOf(flag).selbst === true
  return own ? { mandantId, benutzerId, flag } : null
}
