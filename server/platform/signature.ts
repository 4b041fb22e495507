import { createHmac, timingSafeEqual } from 'node:crypto'

/** Purpose of a signature; one made for another purpose is invalid. No session token starts with such a word. */
export type Purpose =
  | 'anzeige'
  | 'anzeigegeraet'
  | 'datenauskunft'
  | 'device'
  | 'kopplung'
  | 'kopplungscode'
  | 'platz'
  | 'unsubscribe'
  | 'zugriffstoken'
  | 'zusage'

/** HMAC-SHA256 of purpose and words, as 43 characters of base64url. */
export function sign(secret: string, purpose: Purpose, ...said: readonly (string | number)[]): string {
  return createHmac('sha256', secret)
    .update([purpose, ...said].join('\n'))
    .digest('base64url')
}

/** Compares signatures in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
