import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { UUID } from '../../platform/database/uuid.ts'

/** What an address says: in which house to look for which link, and the secret that shows that one was given it. */
export interface Angabe {
  readonly mandantId: string
  readonly id: string
  readonly geheimnis: Buffer
}

const ID_BYTES = 16
const SECRET_BYTES = 24
const ENDING = '.ics'
const NAME = new RegExp(`^[\\w-]{${Math.ceil(((2 * ID_BYTES + SECRET_BYTES) * 4) / 3)}}\\${ENDING}$`)
const WHOLE_UUID = new RegExp(`^${UUID}$`, 'i')

export const newGeheimnis = () => randomBytes(SECRET_BYTES)

/** All that is kept of a secret. It has 192 random bits, so nobody finds it again from this. */
export const pruefwertOf = (geheimnis: Buffer) => createHash('sha256').update(geheimnis).digest()

/** Takes as long for a secret that is nearly right. */
export const isRight = (geheimnis: Buffer, pruefwert: Uint8Array) =>
  timingSafeEqual(pruefwertOf(geheimnis), pruefwert)

/** The last part of the address, as calendar programs ask for it. */
export function nameOf({ mandantId, id, geheimnis }: Angabe): string {
  return Buffer.concat([bytesOf(mandantId), bytesOf(id), geheimnis]).toString('base64url') + ENDING
}

/** Null for whatever we have not written so, to the letter. */
export function angabeOf(name: string): Angabe | null {
  if (!NAME.test(name)) return null
  const bytes = Buffer.from(name.slice(0, -ENDING.length), 'base64url')
  const angabe = {
    mandantId: uuidOf(bytes.subarray(0, ID_BYTES)),
    id: uuidOf(bytes.subarray(ID_BYTES, 2 * ID_BYTES)),
    geheimnis: bytes.subarray(2 * ID_BYTES),
  }
  const written = WHOLE_UUID.test(angabe.mandantId) && WHOLE_UUID.test(angabe.id)
  return written && nameOf(angabe) === name ? angabe : null
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
