import { UUID } from '../../../platform/database/uuid.ts'
import { isSameSignature, type Purpose, sign } from '../../../platform/signature.ts'
import type { Place } from '../../../platform/sitzung/place.ts'

/** Who is asked, for which booking. */
export interface Asked extends Place {
  readonly buchungId: string
}

const TOKEN = new RegExp(`^(${UUID})_(${UUID})_(${UUID})_([A-Za-z0-9-_]{43})$`)

/** For the mail that asks one person. Whether there is still something to answer is asked of the booking, each time. */
export function signZusage(
  { mandantId, benutzerId, buchungId }: Asked,
  signed: (purpose: Purpose, said: string) => string,
): string {
  const said = `${mandantId}_${benutzerId}_${buchungId}`
  return `${said}_${signed('zusage', said)}`
}

/** Null for what this installation has not signed. */
export function readZusageToken(token: string, secret: string): Asked | null {
  const [, mandantId = '', benutzerId = '', buchungId = '', signature = ''] = TOKEN.exec(token) ?? []
  const said = `${mandantId}_${benutzerId}_${buchungId}`
  return isSameSignature(signature, sign(secret, 'zusage', said))
    ? { mandantId, benutzerId, buchungId }
    : null
}
