import { isSameSignature, sign } from '../signature.ts'
import type { Place } from './place.ts'

/** What an API token says: where it is valid, for whom, which one it is, and a secret that only its bearer knows. */
export interface Zugriffstoken extends Place {
  readonly id: string
  readonly geheimnis: string
}

/** Every token begins with it, so that secret scanners find one that was published by mistake. */
export const TOKEN_PREFIX = 'pzw_'

const hexOf = (id: string) => id.replaceAll('-', '')

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const signatureOf = ({ mandantId, benutzerId, id, geheimnis }: Zugriffstoken, secret: string) =>
  sign(secret, 'zugriffstoken', mandantId, benutzerId, id, geheimnis)

const startOf = (ids: readonly string[]) => Buffer.from(ids.map(hexOf).join(''), 'hex').toString('base64url')

/** Characters of a token that lists show. */
const SHOWN = 12

/** What a list shows of a token, so that its owner recognises it: the prefix and the end of its first part, in which the id stands. */
export function shownStartOf({ mandantId, benutzerId, id }: Omit<Zugriffstoken, 'geheimnis'>): string {
  return `${TOKEN_PREFIX}…${startOf([mandantId, benutzerId, id]).slice(-SHOWN)}`
}

/** The token as its bearer sends it: `pzw_`, house, person and id, the secret, and our signature over all of them. */
export function formatToken(token: Zugriffstoken, secret: string): string {
  const { mandantId, benutzerId, id, geheimnis } = token
  return `${TOKEN_PREFIX}${startOf([mandantId, benutzerId, id])}${geheimnis}${signatureOf(token, secret)}`
}

const FORMAT = new RegExp(`^${TOKEN_PREFIX}([\\w-]{64})([\\w-]{43})([\\w-]{43})$`)

/** Reads a token and checks its signature, so that a guessed one costs no question to the database; null when it is none of ours. */
export function parseToken(text: string, secret: string): Zugriffstoken | null {
  const [, where, geheimnis, signature] = FORMAT.exec(text) ?? []
  if (where === undefined || geheimnis === undefined || signature === undefined) return null
  const hex = Buffer.from(where, 'base64url').toString('hex')
  const token = {
    mandantId: uuidOf(hex.slice(0, 32)),
    benutzerId: uuidOf(hex.slice(32, 64)),
    id: uuidOf(hex.slice(64)),
    geheimnis,
  }
  return isSameSignature(signature, signatureOf(token, secret)) ? token : null
}

/** The bearer token of an `Authorization` header; null without one, or with credentials of another kind. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null
}
